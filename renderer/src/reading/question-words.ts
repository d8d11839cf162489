/** Words of a question that say nothing of what is asked about, as a search compares words. */
const questionWords: Readonly<Record<string, string>> = {
  en: 'a an the what which who whom whose when where why how is are was do does did can could may must should will i me my we you your it its if of to in on at for with without from by and or there that this about mean means many much get have has be',
  fr: 'est-ce un une des du de d le la les l ce c cet cette est sont qu que quoi quel quelle quels quelles qui quand ou comment pourquoi combien peut puis dois doit faut on je j me mon ma mes vous votre vos se s si a au aux en dans sur pour par avec sans et il elle y',
  it: 'un uno una il lo la i gli le l di del dello della dei degli delle da dal dalla in nel nella su sul sulla per con senza e che cosa cos chi quale quali quando dove come perche quanto quanti quante si puo posso devo deve io mi mio mia tu sono ho ha se al alla',
}
const known = new Map(Object.entries(questionWords).map(([language, words]) => [language, new Set(words.split(' '))]))

/** The words that a question is about; all of them where nothing else is left. */
export function meant(words: readonly string[], language: string): readonly string[] {
  const about = words.filter((word) => !known.get(language)?.has(word))
  return about.length ? about : words
}
