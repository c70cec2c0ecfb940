import { randomUUID } from 'node:crypto'
import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import { compileChatWords } from '@xinghe/rules/chat/filter-words.ts'
import { gatherSends } from '@xinghe/server/features/chat/send/gather.ts'
import { prepared } from '@xinghe/server/features/chat/send/prepared.ts'
import { sendBatch } from '@xinghe/server/features/chat/send/send-batch.ts'
import type { Sql } from '@xinghe/server/platform/database/connect.ts'
import { bettorAt } from './bettors.ts'

export const senders = 5_000
const underWay = 1_000

/** How long the turn of all members takes, on the clock of the bench. */
const turnMs = 600_000

/** Goes on from run to run: the pause of a member is judged from the table. */
let now = instant(Date.now())

/** Acknowledged messages per second in one room: every member in turn, each once in ten minutes. */
export const measureSends = async (sql: Sql, seconds: number): Promise<number> => {
  now = instant(now + turnMs)
  const clock = { now: (): Instant => now, advance: null }
  const words = compileChatWords([], now)
  const sends = gatherSends((rid, batch) => sendBatch({ sql, clock }, rid, batch))
  const started = performance.now()
  const isOver = (): boolean => performance.now() - started > seconds * 1_000
  let [next, acknowledged] = [0, 0]
  const caller = async (): Promise<void> => {
    while (!isOver()) {
      const at = next % senders
      next += 1
      now = instant(now + turnMs / senders)
      const order = {
        rid: 'hall',
        memberId: bettorAt(at),
        cid: randomUUID(),
        content: { msg: `第${next}条消息，今晚的比赛踢得不错` },
      }
      const answer = await sends.submit(prepared(order, words))
      if ('refusal' in answer) throw new Error(`a message was refused: ${answer.refusal}`)
      acknowledged += 1
    }
  }
  await Promise.all(Array.from({ length: underWay }, caller))
  await sends.close()
  return acknowledged / ((performance.now() - started) / 1_000)
}
