import type { Db } from '../database/connect.ts'
import { timestamp } from '../database/value.ts'
import type { Letter } from './send-letter.ts'

export const insertLetter = async (
  db: Db,
  made: Letter & { id: string; titleTraditional: string; bodyTraditional: string },
): Promise<void> => {
  await db`
    insert into letter (id, member_id, kind, title_cn, title_tw, body_cn, body_tw, sent_at)
    values (${made.id}, ${made.memberId}, ${made.kind}, ${made.title}, ${made.titleTraditional},
            ${made.body}, ${made.bodyTraditional}, ${timestamp(made.now)})`
}
