import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Sql } from '../database/connect.ts'
import { askForPassword, type OperatorGuard } from '../operator/guard.ts'
import { outboxHeaders, outboxPage } from './outbox-page.ts'
import { newestMessages } from './store.ts'

const shownMessages = 100

/**
 * /sandbox/outbox, while mail or SMS has a sandbox adapter. Requests from another machine need the
 * operator's password.
 */
export const serveOutbox = (
  server: FastifyInstance,
  { config, sql }: { readonly config: Config; readonly sql: Sql },
  operator: OperatorGuard,
): void => {
  if (config.mail.adapter !== 'sandbox' && config.sms.adapter !== 'sandbox') return
  server.get('/sandbox/outbox', async (request, reply) => {
    if (!operator.admits(request)) return askForPassword(reply)
    return reply.headers(outboxHeaders).send(outboxPage(await newestMessages(sql, shownMessages)))
  })
}
