import type { TableView } from '@gallia/shared/protocol'
import type { Host } from '../host/host'
import { randomAnswer, randomNumbers } from './random-player'

/**
 * Plays an open game by chance for a number of answers, or to its end. Answers that the rules refuse for a reason of
 * their own (a Leader who may not stay alone, say) are tried again with others.
 */
export async function playSomehow(host: Host, id: string, answers: number, seed: number): Promise<TableView> {
  const random = randomNumbers(seed)
  let view: TableView = await host.open(id)
  let refusals = 0
  const until = view.at + answers
  while (view.decision && view.at < until) {
    const reply = await host.answer(id, randomAnswer(view.decision, random))
    view = reply.view
    if (reply.ok) refusals = 0
    else if (++refusals > 20) throw new Error(`nothing fits ${view.decision?.topic}: ${JSON.stringify(reply.reason)}`)
  }
  return view
}
