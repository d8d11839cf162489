import type { AllocateDecision, AsideOption, Bucket, ChooseDecision, Decision, Option, Secret } from './decision'
import type { Text, Thing } from './text'

/** The acts beside a question, found out when somebody first looks: most answers are given without a look. */
export class Beside<A extends AsideOption> {
  private found: readonly A[] | undefined
  constructor(private readonly find: () => Iterable<A>) {}

  get open(): readonly A[] {
    return (this.found ??= [...this.find()])
  }
}

/**
 * A question as it is asked, with the acts beside it. All are of one shape, whatever they ask: everybody who answers reads
 * them, and objects of many shapes are slow to read.
 */
abstract class Asked {
  readonly faction: string
  readonly topic: string
  readonly prompt: Text
  readonly rule: string
  readonly about: readonly Thing[] | undefined
  readonly notes: readonly Text[] | undefined
  readonly min: number
  readonly max: number
  readonly secret: Secret | undefined
  readonly show: true | undefined
  readonly #beside: Beside<AsideOption>

  constructor(question: Decision, beside: Beside<AsideOption>) {
    this.faction = question.faction
    this.topic = question.topic
    this.prompt = question.prompt
    this.rule = question.rule
    this.about = question.about
    this.notes = question.notes
    this.min = question.min
    this.max = question.max
    this.secret = question.secret
    this.show = question.show
    this.#beside = beside
  }

  get asides(): readonly AsideOption[] | undefined {
    const { open } = this.#beside
    return open.length ? open.map(({ id, faction, label, rule }) => ({ id, faction, label, rule })) : undefined
  }
}

class AskedChoice extends Asked implements ChooseDecision {
  readonly kind = 'choose'
  readonly options: readonly Option[]

  constructor(question: ChooseDecision, beside: Beside<AsideOption>) {
    super(question, beside)
    this.options = question.options
  }
}

class AskedAllocation extends Asked implements AllocateDecision {
  readonly kind = 'allocate'
  readonly buckets: readonly Bucket[]
  readonly except: AllocateDecision['except']

  constructor(question: AllocateDecision, beside: Beside<AsideOption>) {
    super(question, beside)
    this.buckets = question.buckets
    this.except = question.except
  }
}

/** The question with the acts beside it. */
export function withAsides(question: Decision, beside: Beside<AsideOption>): Decision {
  return question.kind === 'choose' ? new AskedChoice(question, beside) : new AskedAllocation(question, beside)
}
