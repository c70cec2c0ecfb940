import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../database/connect.ts'
import { timestamp } from '../database/value.ts'

export interface NewSandboxMessage {
  readonly channel: 'sms' | 'voice' | 'mail'
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

export interface SandboxMessage extends NewSandboxMessage {
  readonly id: bigint
  readonly madeAt: Instant
}

export const insertMessage = async (
  db: Db,
  made: NewSandboxMessage,
  now: Instant,
): Promise<void> => {
  await db`
    insert into sandbox_message (channel, recipient, subject, body, made_at)
    values (${made.channel}, ${made.recipient}, ${made.subject}, ${made.body}, ${timestamp(now)})`
}

export const newestMessages = (db: Db, count: number): Promise<SandboxMessage[]> => db<
  SandboxMessage[]
>`
  select id, channel, recipient, subject, body, made_at as "madeAt"
  from sandbox_message order by made_at desc, id desc limit ${count}`

export const purgeMessages = async (db: Db, before: Instant): Promise<number> => {
  const result = await db`delete from sandbox_message where made_at < ${timestamp(before)}`
  return result.count
}
