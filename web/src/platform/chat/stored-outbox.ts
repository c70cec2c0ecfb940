import { instant } from '@xinghe/rules/base/instant.ts'
import type { OutboxContent, OutboxEntry } from '@xinghe/rules/chat/view-state.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const contentOf = (stored: unknown): OutboxContent | null => {
  if (!isRecord(stored)) return null
  const { msg, ticketId, withStake } = stored
  if (typeof msg === 'string') return { msg }
  return typeof ticketId === 'string' ? { ticketId, withStake: withStake === true } : null
}

const states = ['waiting', 'sent', 'failed', 'refused'] as const

const entryOf = (stored: unknown): OutboxEntry[] => {
  if (!isRecord(stored)) return []
  const { cid, rid, queuedAt } = stored
  const content = contentOf(stored['content'])
  const state = states.find((each) => each === stored['state'])
  if (typeof cid !== 'string' || typeof rid !== 'string' || typeof queuedAt !== 'number') return []
  if (content === null || state === undefined) return []
  const refusal = isRecord(stored['refusal']) ? stored['refusal'] : null
  return [
    {
      cid,
      rid,
      content,
      state,
      queuedAt: instant(queuedAt),
      sentAt: null,
      notBefore: null,
      seq: null,
      refusal:
        refusal === null
          ? null
          : { refusal: String(refusal['refusal']), message: String(refusal['message']) },
    },
  ]
}

/** The outbox as the tab's storage has it; anything else there is ignored. */
export const readOutbox = (stored: unknown): readonly OutboxEntry[] =>
  Array.isArray(stored) ? stored.flatMap(entryOf) : []
