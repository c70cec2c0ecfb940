import type { AskedRequest } from './batch-state.ts'
import { placeBatch, type BatchAnswer, type Begin, type Counter } from './place-batch.ts'
import { isOverLimit, isRepeated } from './store-batch.ts'

const unsure: BatchAnswer = { kind: 'unsure' }

/** Nothing is written where a limit was passed since it was seen, or a request had been answered before. */
const placeUsual = (
  counter: Counter,
  begin: Begin,
  batch: readonly AskedRequest[],
): Promise<BatchAnswer[]> =>
  placeBatch(counter, begin, batch, { way: 'usual', held: 'skip' }).catch((error: unknown) => {
    if (!isOverLimit(error) && !isRepeated(error)) throw error
    return batch.map(() => unsure)
  })

/** The usual way first; the rest again, with everything locked and looked up. */
export const placeTogether = async (
  counter: Counter,
  begin: Begin,
  batch: readonly AskedRequest[],
): Promise<BatchAnswer[]> => {
  const fresh = batch.filter((asked) => !counter.recent.has(asked.request.requestId))
  const usual = fresh.length === 0 ? [] : await placeUsual(counter, begin, fresh)
  const answerOf = new Map(fresh.map((asked, at) => [asked, usual[at] ?? unsure]))
  const rest = batch.filter((asked) => (answerOf.get(asked) ?? unsure).kind === 'unsure')
  if (rest.length > 0) {
    const careful = await placeBatch(counter, begin, rest, { way: 'careful', held: 'skip' })
    for (const [at, asked] of rest.entries()) answerOf.set(asked, careful[at] ?? unsure)
  }
  return batch.map((asked) => answerOf.get(asked) ?? unsure)
}
