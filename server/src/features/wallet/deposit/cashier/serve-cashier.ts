import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerRefusal } from '../../../../platform/http/answer-faults.ts'
import { askForPassword, type OperatorGuard } from '../../../../platform/operator/guard.ts'
import type { Platform } from '../../../../platform/parts.ts'
import { expireOrders } from '../expire-orders.ts'
import { openRail } from '../rails/open-rail.ts'
import { readCallbacks, readPayments } from '../store-callback.ts'
import { findOrder, type OrderRow } from '../store-order.ts'
import { readTitles } from '../rails/store-rail.ts'
import { cashierPage } from './cashier-page.ts'
import { cashierHeaders } from './cashier-style.ts'
import { quietWords, verdictWords } from './cashier-words.ts'
import { payActions, type PayAction } from './pay-ways.ts'
import { playedPayment } from './played-payment.ts'
import { sendCallback } from './send-callback.ts'

const shownCallbacks = 50

interface CashierRequest {
  Params: { orderId: string }
  Querystring: { http?: string; said?: string }
  Body: URLSearchParams
}

/** The text for the last button press; the query is untrusted. */
const answerWords = ({ http = '', said = '' }: CashierRequest['Querystring']): string | null => {
  if (said === 'never' || said === 'forwarded') return quietWords[said]
  if (!/^\d{3}$/.test(http) || !/^[a-z-]{1,20}$/.test(said)) return null
  const words = said === 'accepted' ? '已受理' : (verdictWords[said]?.[0] ?? said)
  return `站点答复：HTTP ${http}，${words}`
}

/** /sandbox/cashier/:orderId, while rails use the sandbox adapter. */
export const serveCashier = async (
  server: FastifyInstance,
  platform: Platform,
  operator: OperatorGuard,
): Promise<void> => {
  if (platform.config.rails.adapter !== 'sandbox') return
  const { sql, clock } = platform
  const adapter = openRail(platform)

  const show = async (order: OrderRow, query: CashierRequest['Querystring']): Promise<string> => {
    const [titles, callbacks, payments] = await Promise.all([
      readTitles(sql),
      readCallbacks(sql, order.id, shownCallbacks),
      readPayments(sql, order.id),
    ])
    return cashierPage({
      order,
      title: titles.get(order.rail) ?? order.rail,
      callbacks,
      answer: answerWords(query),
      hasPaid: payments.length > 0,
      canForward: clock.advance !== null,
      now: clock.now(),
    })
  }

  const act = async (action: PayAction, order: OrderRow, typed: string): Promise<string> => {
    const now = clock.now()
    if (action === 'forward') {
      if (clock.advance === null || order.state !== 'waiting') return 'said=never'
      clock.advance(order.expiresAt - now)
      await expireOrders(platform, order.memberId)
      return 'said=forwarded'
    }
    const played = playedPayment(action, order, await readPayments(sql, order.id), typed)
    const [secret] = adapter.callbackSecrets(order.rail)
    if (played === null || secret === undefined) return 'said=never'
    const { status, result } = await sendCallback(server, secret, order.rail, played, now)
    return `http=${status}&said=${encodeURIComponent(result)}`
  }

  await server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => new URLSearchParams(body),
    )
    scope.addHook('onRequest', async (request, reply) => guard(request, reply, operator))
    scope.get<CashierRequest>('/sandbox/cashier/:orderId', async (request, reply) => {
      const order = await findOrder(sql, request.params.orderId)
      if (order === null) return answerRefusal(reply, 'unknown-path')
      return reply.headers(cashierHeaders).send(await show(order, request.query))
    })
    scope.post<CashierRequest>('/sandbox/cashier/:orderId', async (request, reply) => {
      const order = await findOrder(sql, request.params.orderId)
      if (order === null) return answerRefusal(reply, 'unknown-path')
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const action = payActions.find((one) => one === form.get('action'))
      if (action === undefined) return answerRefusal(reply, 'invalid-parameter')
      const outcome = await act(action, order, form.get('amount')?.trim() ?? '')
      return reply.redirect(`/sandbox/cashier/${order.id}?${outcome}`, 303)
    })
  })
}

/** This machine or the operator's password; forms of other sites are refused (CSRF). */
const guard = async (
  request: FastifyRequest,
  reply: FastifyReply,
  operator: OperatorGuard,
): Promise<FastifyReply | undefined> => {
  if (!operator.admits(request)) return askForPassword(reply)
  const from = request.headers['sec-fetch-site']
  const foreign = typeof from === 'string' && from !== 'same-origin' && from !== 'none'
  return request.method === 'POST' && foreign ? answerRefusal(reply, 'access-denied') : undefined
}
