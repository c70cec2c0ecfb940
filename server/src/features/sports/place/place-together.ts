import type { AskedRequest } from './batch-state.ts'
import { placeBatch, type BatchAnswer, type Begin, type Counter } from './place-batch.ts'
import { isOverLimit } from './store-batch.ts'

const unsure: BatchAnswer = { kind: 'unsure' }

/**
 * On the exposures that were seen last; what they refuse, or the database where others have added to them
 * since, is judged again on locked ones.
 */
export const placeTogether = async (
  counter: Counter,
  begin: Begin,
  batch: readonly AskedRequest[],
): Promise<BatchAnswer[]> => {
  const answers = await placeBatch(counter, begin, batch, {
    held: 'skip',
    exposures: 'seen',
  }).catch((error: unknown) => {
    if (!isOverLimit(error)) throw error
    return batch.map(() => unsure)
  })
  const again = batch.filter((_, at) => answers[at]?.kind === 'unsure')
  if (again.length === 0) return answers
  const locked = await placeBatch(counter, begin, again, { held: 'skip', exposures: 'locked' })
  const next = locked.values()
  return answers.map((answer) =>
    answer.kind === 'unsure' ? (next.next().value ?? answer) : answer,
  )
}
