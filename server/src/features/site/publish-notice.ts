import { randomUUID } from 'node:crypto'
import { writeAuditLine } from '../../platform/audit/audit.ts'
import type { Sql } from '../../platform/database/connect.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeEvent } from '../../platform/events/outbox.ts'
import { sendBroadcast } from '../../platform/letters/send-broadcast.ts'
import { traditional } from '../../platform/text/traditional.ts'
import * as store from './store.ts'

/** In one transaction: the notice, its copy in the members' message centre, the events and the audit line. */
export const publishNotice = (
  sql: Sql,
  clock: Clock,
  { actor, ...written }: { title: string; body: string; popUp: boolean; actor: string },
): Promise<string> =>
  sql.begin(async (tx) => {
    const id = `ntc_${randomUUID()}`
    const now = clock.now()
    await store.insertNotice(tx, {
      id,
      titleCn: written.title,
      titleTw: traditional(written.title),
      bodyCn: written.body,
      bodyTw: traditional(written.body),
      popUp: written.popUp,
      publishedAt: now,
    })
    await writeEvent(tx, 'notice-published', { noticeId: id })
    const { title, body } = written
    await sendBroadcast(tx, { kind: 'bulletin', title, body, now })
    const line = { actor, action: 'publish-notice', subject: id, detail: {} } as const
    await writeAuditLine(tx, { ...line, before: null, after: written, now })
    return id
  })
