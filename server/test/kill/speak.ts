import { fenFromText, fenToText } from '@xinghe/rules/base/money.ts'
import { patient } from '../../../tools/machine-speed.ts'
import { signature } from '../../src/platform/signing/signed-message.ts'
import { newReference } from '../depositor.ts'
import type { Answer, WireClient } from '../wire-client.ts'
import { isDeepStrictEqual } from 'node:util'
import {
  freeShots,
  idOf,
  type Intention,
  type PaidCashOut,
  type Payment,
  type Player,
} from './intention.ts'

const answerPatienceMs = patient(10_000)
/** A fault inside, or a site that is going: what was asked may have been done or not. */
const unknownFrom = 500
const unknownRefusal = 'book-abnormal'

export interface Line {
  readonly address: string
  readonly client: WireClient
  /** What the rail signs its callbacks with. */
  readonly secret: string
  /** How long the slowest of all calls took, answered or not. */
  readonly calls: { longestMs: number; longestPath: string }
}

/** The answer, or why there was none. */
export const ask = async (
  { client, calls }: Line,
  { uuid, token }: Player,
  { call, input, requestId }: Pick<Intention, 'call' | 'input' | 'requestId'>,
): Promise<Answer | string> => {
  const { init, ...rest } = client.prepare(call, input, { uuid, token, requestId })
  const signal = AbortSignal.timeout(answerPatienceMs)
  const began = performance.now()
  const answer = await client.send({ ...rest, init: { ...init, signal } }).catch(String)
  const took = performance.now() - began
  if (took > calls.longestMs) {
    calls.longestMs = took
    calls.longestPath = `${call.path} (${typeof answer === 'string' ? answer : answer.http})`
  }
  if (typeof answer === 'string') return answer
  if (answer.http < unknownFrom && answer.data.refusal !== unknownRefusal) return answer
  return `${call.path} was answered ${answer.http}, ${answer.status_code}`
}

interface BetOrder {
  readonly orderId: string
  readonly state: string
  readonly reason: string | null
}

interface WireCashOut {
  readonly id: string
  readonly state: string
  readonly reason: string | null
  readonly value: string
}

const readAnswer = ({ status_code: code, data }: Answer): Intention['answer'] => {
  if (code !== 6000) return { refusal: data.refusal ?? String(code) }
  const round = data['round'] as { roundId: string; actions: readonly unknown[] } | undefined
  if (round !== undefined) return { id: `${round.roundId}:${round.actions.length}` }
  // Shots of which every hit was free have no round, and leave nothing.
  const shots = data['roundId'] as string | null | undefined
  if (shots !== undefined) return shots === null ? { refusal: freeShots } : { id: shots }
  const bets = data['bets'] as readonly { ticket: string }[] | undefined
  if (bets !== undefined) return { id: bets.map(({ ticket }) => ticket).join() }
  const cashOut = data['cashOut'] as WireCashOut | undefined
  if (cashOut?.state === 'refused') return { refusal: cashOut.reason ?? '' }
  if (cashOut !== undefined) return { id: cashOut.id }
  const [order] = (data['orders'] ?? []) as BetOrder[]
  if (order?.state === 'refused') return { refusal: order.reason ?? '' }
  return { id: String(order?.orderId ?? data['orderId'] ?? data['transferId']) }
}

/** What must be the same whenever shots are told; the balance may be another. */
const shotsOf = ({ roundId, hits, stake, payout }: Answer['data']): unknown =>
  hits === undefined ? undefined : { roundId, hits, stake, payout }

/** An accepted cash out is paid; one that is confirming can still be refused. */
const paidOf = (cashOut: WireCashOut | undefined): PaidCashOut | undefined =>
  cashOut?.state === 'accepted' ? { id: cashOut.id, value: cashOut.value } : undefined

/** A round, shots and an accepted cash out are told the same for ever; a bet of a slip changes only by its draw. */
const compareTold = (intention: Intention, { data }: Answer): void => {
  const bets = data['bets'] as readonly Readonly<Record<string, unknown>>[] | undefined
  const told =
    data['round'] ??
    shotsOf(data) ??
    paidOf(data['cashOut'] as WireCashOut | undefined) ??
    bets?.map(({ ticket, roundId, play, pick, price, stake }) => ({
      ticket,
      roundId,
      play,
      pick,
      price,
      stake,
    }))
  if (told === undefined) return
  intention.told ??= told
  if (!isDeepStrictEqual(intention.told, told))
    throw new Error(`${JSON.stringify(intention.told)} was told anew as ${JSON.stringify(told)}`)
}

/**
 * Asks, `copies` times at once, and writes the answer down; says why when none came. One copy can be
 * refused and the next be done, but two are never done apart. So a refusal beside silence tells nothing:
 * the silent one may have been done.
 */
export const tell = async (
  line: Line,
  player: Player,
  intention: Intention,
  copies = 1,
): Promise<string | null> => {
  const asked = Array.from({ length: copies }, () => ask(line, player, intention))
  let why: string | null = null
  for (const came of await Promise.all(asked)) {
    if (typeof came === 'string') {
      why = came
      continue
    }
    const answer = readAnswer(came)
    const [before, now] = [idOf(intention), answer !== null && 'id' in answer ? answer.id : null]
    if (before !== null && now !== null && before !== now)
      throw new Error(`${intention.requestId} was answered as ${before} and as ${now}`)
    if (now !== null && before === null) notePayment(player, intention, came)
    if (before === null) intention.answer = answer
    if (now !== null) compareTold(intention, came)
  }
  const { answer } = intention
  if (why !== null && answer !== null && 'refusal' in answer) {
    intention.doubted = answer.refusal
    intention.answer = null
  }
  return intention.answer === null ? why : null
}

/** Whoever has an order pays it. */
const notePayment = (player: Player, { wish }: Intention, { data }: Answer): void => {
  if (wish.what !== 'order') return
  const amount = fenFromText(String(data['payAmount']))
  if (amount === null) throw new Error('an order has no sum')
  const orderId = String(data['orderId'])
  player.payments.push({ orderId, reference: newReference(), amount, heard: false })
}

const callBack = async (
  { address, secret }: Line,
  { orderId, reference, amount }: Payment,
): Promise<string | null> => {
  const body = JSON.stringify({ orderId, reference, amount: fenToText(amount) })
  const timestamp = String(Date.now())
  const response = await fetch(`${address}/fd/callback/bank`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signature(secret, timestamp, Buffer.from(body)),
    },
    body,
    signal: AbortSignal.timeout(answerPatienceMs),
  }).catch(String)
  if (typeof response === 'string') return response
  await response.body?.cancel()
  if (response.status === 200) return null
  const why = `a payment was answered ${response.status}`
  if (response.status >= unknownFrom) return why
  throw new Error(why)
}

/** Tells of a payment, `copies` times at once; says why when nobody heard. */
export const pay = async (line: Line, payment: Payment, copies = 1): Promise<string | null> => {
  const told = await Promise.all(Array.from({ length: copies }, () => callBack(line, payment)))
  if (told.includes(null)) payment.heard = true
  return payment.heard ? null : (told[0] ?? null)
}
