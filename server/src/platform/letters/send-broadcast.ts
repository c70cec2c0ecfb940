import { randomBytes } from 'node:crypto'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../database/connect.ts'
import { writeEvent } from '../events/outbox.ts'
import { traditional } from '../text/traditional.ts'
import { insertBroadcast } from './store.ts'

const broadcastKinds = ['notice', 'activity', 'bulletin', 'match'] as const
export type BroadcastKind = (typeof broadcastKinds)[number]

export const isBroadcastKind = (text: string): text is BroadcastKind =>
  broadcastKinds.some((kind) => kind === text)

export interface Broadcast {
  readonly kind: BroadcastKind
  /** In Simplified Chinese; the Traditional half is derived here. */
  readonly title: string
  readonly body: string
  /** An inner path of the site. */
  readonly link?: string
  readonly now: Instant
}

/** Sends a letter to all members in the caller's transaction, with an event for their open pages. */
export const sendBroadcast = async (
  db: Db,
  { kind, title, body, link, now }: Broadcast,
): Promise<string> => {
  const id = `brc_${randomBytes(12).toString('hex')}`
  await insertBroadcast(db, {
    id,
    kind,
    title,
    titleTraditional: traditional(title),
    body,
    bodyTraditional: traditional(body),
    link: link ?? null,
    now,
  })
  await writeEvent(db, 'broadcast-sent', { broadcastId: id })
  return id
}
