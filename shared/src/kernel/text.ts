/**
 * Text is a key with parameters, never a finished sentence: log, prompts and saves can be shown in any language.
 * A parameter is a number, a name that is shown as it is, a thing of the game (whose name is looked up), another Text,
 * or a list of them (joined in the reader's language).
 */
export interface Text {
  key: string
  params?: Record<string, TextParam>
}

export type TextParam = number | string | Text | Thing | readonly TextParam[]

/** A thing of the game named by kind and id, for example `{ kind: 'region', id: 'aedui' }`. */
export interface Thing {
  kind: string
  id: string
}

/** Makes a Text. */
export function text(key: string, params?: Record<string, TextParam>): Text {
  return params ? { key, params } : { key }
}
