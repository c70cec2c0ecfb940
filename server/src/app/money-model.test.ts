import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Call } from '@xinghe/contract/call.ts'
import { recycle, venueTransfer } from '@xinghe/contract/lobby-venues.ts'
import { pay } from '@xinghe/contract/wallet-deposit.ts'
import { newWithdrawal } from '@xinghe/contract/wallet-withdraw.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { releaseBound, turnoverLeft } from '@xinghe/rules/wallet/turnover.ts'
import { tell } from '../../test/depositor.ts'
import { startSite, type TestSite } from '../../test/site.ts'
import { placesOf } from '../../test/venue-member.ts'
import { walletMember, type WalletMember } from '../../test/wallet-member.ts'
import type { Answer } from '../../test/wire-client.ts'
import {
  approveWithdrawal,
  refuseWithdrawal,
  startReview,
} from '../features/wallet/withdraw/review-withdrawal.ts'
import { fillTurnover, readTurnover } from '../ledger/fill-turnover.ts'
import { readWallet } from '../ledger/read-balance.ts'
import { verifyLedger } from '../ledger/verify.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
  await site.platform.settings.set('switches', { withdrawPasswordEnable: 0 })
  await site.platform.settings.set('cashier', { withdrawalsPerDay: 1_000, openOrders: 20 })
})
afterAll(() => site.close())

const start: Fen = 1_000_00n

/** One action of a member, the bank or an operator. */
type Step =
  | { readonly what: 'order' | 'recycle' | 'wait' }
  | {
      readonly what: 'callback'
      readonly which: number
      readonly reference: number
      readonly right: boolean
    }
  | {
      readonly what: 'transfer'
      readonly venue: 'book' | 'sandbox'
      readonly ty: 1 | 2
      readonly amount: Fen
    }
  | { readonly what: 'withdraw' | 'play'; readonly amount: Fen }
  | { readonly what: 'decide'; readonly which: number; readonly pays: boolean }
  | { readonly what: 'again'; readonly which: number; readonly changed: boolean }
type Of<What extends Step['what']> = Extract<Step, { readonly what: What }>

const cents = fc.bigInt({ min: 1_00n, max: 700_00n })
/** Whole hundreds have a fee in whole yuan, and the sandbox bank pays amounts in whole yuan at once. */
const hundreds = fc.bigInt({ min: 1n, max: 4n }).map((count) => count * 100_00n)
const which = fc.nat({ max: 3 })
const is = <What extends Step['what']>(what: What) => fc.constant(what)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: is('order') }) },
  {
    weight: 6,
    arbitrary: fc.record({
      what: is('callback'),
      which,
      reference: fc.nat({ max: 1 }),
      right: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      what: is('transfer'),
      venue: fc.constantFrom('book', 'sandbox'),
      ty: fc.constantFrom(1, 2),
      amount: cents,
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: is('withdraw'), amount: hundreds }) },
  { weight: 3, arbitrary: fc.record({ what: is('decide'), which, pays: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ what: is('again'), which, changed: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ what: is('play'), amount: cents }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('recycle', 'wait') }) },
)

interface Done {
  readonly call: Call
  readonly input: object
  readonly requestId: string
  readonly answered: string
}

/** A plain model of all money. */
interface Model {
  centre: Fen
  locked: Fen
  book: Fen
  sandbox: Fen
  /** The turnover that is still required before a withdrawal. */
  turnover: Fen
  readonly orders: { id: string; amount: Fen; credited: boolean; taken: Set<number> }[]
  readonly withdrawals: { id: string; amount: Fen; open: boolean }[]
  readonly done: Done[]
}

const newModel = (): Model => ({
  centre: start,
  locked: 0n,
  book: 0n,
  sandbox: 0n,
  turnover: 0n,
  orders: [],
  withdrawals: [],
  done: [],
})

interface Table {
  readonly member: WalletMember
  readonly cardId: string
  readonly model: Model
}

/** The part of an answer that is compared with the model. */
const nameOf = (data: Answer['data']): string =>
  String(data['orderId'] ?? data['transferId'] ?? data['recycled'])

const ask = async (
  { member, model }: Pick<Table, 'member' | 'model'>,
  call: Call,
  input: object,
): Promise<{ refusal: string | undefined; id: string }> => {
  const requestId = randomUUID()
  const { data } = await member.call(call, input, requestId)
  const id = nameOf(data)
  if (data.refusal === undefined) model.done.push({ call, input, requestId, answered: id })
  return { refusal: data.refusal, id }
}

/** Turnover lines are released when the member has no money left. */
const releaseLost = (model: Model): void => {
  const everything = model.centre + model.locked + model.book + model.sandbox
  if (everything <= releaseBound) model.turnover = 0n
}

const order = async ({ member, model }: Table): Promise<void> => {
  const amount = 500_00n
  const { id } = await ask({ member, model }, pay, { rail: 'bank', amount: fenToText(amount) })
  model.orders.push({ id, amount, credited: false, taken: new Set() })
}

/** Each reference counts once, and the first with the right sum credits the order. */
const callback = async (
  { model }: Table,
  { which: at, reference, right }: Of<'callback'>,
): Promise<void> => {
  const chosen = model.orders[at]
  if (chosen === undefined) return
  const { id: orderId, amount } = chosen
  const sum = fenToText(right ? amount : 7_00n)
  await tell(site, {
    rail: 'bank',
    body: { orderId, reference: `${orderId}.${reference}`, amount: sum },
  })
  if (chosen.taken.has(reference)) return
  chosen.taken.add(reference)
  if (!right || chosen.credited) return
  chosen.credited = true
  releaseLost(model)
  model.centre += amount
  model.turnover += amount
}

const transfer = async (table: Table, { venue, ty, amount }: Of<'transfer'>): Promise<void> => {
  const { model } = table
  const [from, into] = ty === 1 ? (['centre', venue] as const) : ([venue, 'centre'] as const)
  const channelCode = venue === 'book' ? 'CRTY' : 'SBX'
  const { refusal } = await ask(table, venueTransfer, {
    channelCode,
    ty,
    amount: fenToText(amount),
  })
  expect(refusal).toBe(amount > model[from] ? 'balance-too-low' : undefined)
  if (refusal !== undefined) return
  model[from] -= amount
  model[into] += amount
}

const bringHome = async (table: Table): Promise<void> => {
  await ask(table, recycle, {})
  const { model } = table
  model.centre += model.book + model.sandbox
  model.book = model.sandbox = 0n
}

const withdraw = async (table: Table, { amount }: { amount: Fen }): Promise<void> => {
  const { model } = table
  const input = { cardId: table.cardId, amount: fenToText(amount) }
  const { refusal, id } = await ask(table, newWithdrawal, input)
  const open = model.turnover > 0n ? 'turnover-open' : undefined
  expect(refusal).toBe(amount > model.centre ? 'balance-too-low' : open)
  if (refusal !== undefined) return
  model.centre -= amount
  model.locked += amount
  model.withdrawals.push({ id, amount, open: true })
}

const decide = async ({ model }: Table, { which: at, pays }: Of<'decide'>): Promise<void> => {
  const chosen = model.withdrawals[at]
  if (chosen === undefined) return
  const asked = { id: chosen.id, actor: 'model' }
  if (chosen.open) await startReview(site.platform, asked)
  const decided = pays
    ? approveWithdrawal(site.platform, asked)
    : refuseWithdrawal(site.platform, { ...asked, reason: '资料不符' })
  if (!chosen.open) return expect(decided).rejects.toMatchObject({ refusal: 'order-ended' })
  await decided
  chosen.open = false
  model.locked -= chosen.amount
  if (!pays) model.centre += chosen.amount
}

/**
 * A repeated request gets its first answer; another request with the same id is refused. Neither moves
 * money.
 */
const again = async (
  { member, model }: Table,
  { which: at, changed }: Of<'again'>,
): Promise<void> => {
  const before = model.done.at(-1 - at)
  // Recycling has no input that could differ.
  if (before === undefined || (changed && before.call === recycle)) return
  const input = changed ? { ...before.input, amount: '123.45' } : before.input
  const { data } = await member.call(before.call, input, before.requestId)
  if (changed) expect(data.refusal).toBe('request-id-reused')
  else expect(nameOf(data)).toBe(before.answered)
}

const play = async ({ member, model }: Table, { amount }: { amount: Fen }): Promise<void> => {
  await site.platform.sql.begin((tx) => fillTurnover(tx, member.id, amount))
  model.turnover = amount > model.turnover ? 0n : model.turnover - amount
}

const take = async (table: Table, one: Step): Promise<void> => {
  switch (one.what) {
    case 'order':
      return order(table)
    case 'callback':
      return callback(table, one)
    case 'transfer':
      return transfer(table, one)
    case 'recycle':
      return bringHome(table)
    case 'withdraw':
      return withdraw(table, one)
    case 'decide':
      return decide(table, one)
    case 'again':
      return again(table, one)
    case 'play':
      return play(table, one)
    case 'wait':
      site.platform.clock.advance?.(31 * minuteMs)
  }
}

const found = async ({ member }: Table) => {
  const { sql } = site.platform
  const { transit, ...places } = await placesOf(site, member.id)
  expect(transit).toBe(0n)
  const { locked } = await readWallet(sql, member.id)
  const turnover = turnoverLeft(await readTurnover(sql, member.id))
  return { ...places, locked, turnover }
}

it('moves money as the model does, for any order of requests, repetitions and callbacks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 24 }), async (steps) => {
      const member = await walletMember(site, { balance: start })
      const table = { member, cardId: await member.withCard(), model: newModel() }
      for (const one of steps) {
        await take(table, one)
        expect(table.model).toMatchObject(await found(table))
      }
    }),
    { numRuns: 12, endOnFailure: true },
  )
  expect((await verifyLedger(site.platform.sql)).differences).toEqual([])
})
