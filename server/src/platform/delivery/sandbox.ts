import type { Clock } from '../clock/clock.ts'
import type { Sql } from '../database/connect.ts'
import type { MailAdapter, PhoneAdapter } from './delivery.ts'
import { insertMessage } from './store.ts'

/** Stores the message instead of sending it; testers read it at /sandbox/outbox. */
export const sandboxPhone = (sql: Sql, clock: Clock): PhoneAdapter => ({
  send: (channel, recipient, body) =>
    insertMessage(sql, { channel, recipient, subject: '', body }, clock.now()),
})

export const sandboxMail = (sql: Sql, clock: Clock): MailAdapter => ({
  send: ({ to, subject, text }) =>
    insertMessage(sql, { channel: 'mail', recipient: to, subject, body: text }, clock.now()),
  close: () => undefined,
})
