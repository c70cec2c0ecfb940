import { randomUUID } from 'node:crypto'
import type { Sql } from '../../platform/database/connect.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeEvent } from '../../platform/events/outbox.ts'
import { traditional } from '../../platform/text/traditional.ts'
import * as store from './store.ts'

/** The notice and its event are written in one transaction. */
export const publishNotice = (
  sql: Sql,
  clock: Clock,
  written: { title: string; body: string; popUp: boolean },
): Promise<string> =>
  sql.begin(async (tx) => {
    const id = `ntc_${randomUUID()}`
    await store.insertNotice(tx, {
      id,
      titleCn: written.title,
      titleTw: traditional(written.title),
      bodyCn: written.body,
      bodyTw: traditional(written.body),
      popUp: written.popUp,
      publishedAt: clock.now(),
    })
    await writeEvent(tx, 'notice-published', { noticeId: id })
    return id
  })
