import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newWithdrawal } from '@xinghe/contract/wallet-withdraw.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { readWallet } from '../../../ledger/read-balance.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { walletMember, type WalletMember } from '../../../../test/wallet-member.ts'
import { payOutDue } from './pay-out.ts'
import { approveWithdrawal, markPaid, refuseWithdrawal, startReview } from './review-withdrawal.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off', PAYOUT_ADAPTER: 'manual' })
  await site.platform.settings.set('cashier', { withdrawalsPerDay: 1_000 })
  await site.platform.settings.set('switches', { withdrawPasswordEnable: 0 })
})
afterAll(() => site.close())

const start: Fen = 2_000_00n

/** A plain model: the states, and the effect of each step on the money. */
const next: Record<string, Record<string, string>> = {
  review: { requested: 'reviewing' },
  approve: { reviewing: 'paying' },
  paid: { paying: 'paid' },
  refuse: { reviewing: 'refused', paying: 'refused' },
}

interface Modelled {
  readonly id: string
  readonly amount: Fen
  readonly fee: Fen
  state: string
}

const acts = {
  review: (id: string) => startReview(site.platform, { id, actor: 'model' }),
  approve: (id: string) => approveWithdrawal(site.platform, { id, actor: 'model' }),
  paid: (id: string) => markPaid(site.platform, { id, actor: 'model', reference: `M-${id}` }),
  refuse: (id: string) =>
    refuseWithdrawal(site.platform, { id, actor: 'model', reason: '资料不符' }),
}

const command = fc.oneof(
  fc.record({ what: fc.constant('ask' as const), amount: fc.integer({ min: 99_00, max: 900_00 }) }),
  fc.record({
    what: fc.constantFrom('review', 'approve', 'paid', 'refuse'),
    which: fc.nat({ max: 4 }),
  }),
  fc.constant({ what: 'job' as const }),
)

const sumOf = (model: readonly Modelled[], states: readonly string[]): Fen =>
  model.filter(({ state }) => states.includes(state)).reduce((sum, { amount }) => sum + amount, 0n)

const ask = async (member: WalletMember, cardId: string, amount: Fen, model: Modelled[]) => {
  const centre = start - sumOf(model, ['requested', 'reviewing', 'paying', 'paid'])
  const input = { cardId, amount: fenToText(amount) }
  const { data } = await member.call(newWithdrawal, input, randomUUID())
  const expected =
    amount < 100_00n ? 'amount-too-small' : amount > centre ? 'balance-too-low' : undefined
  expect(data.refusal).toBe(expected)
  if (expected !== undefined) return
  const fee = BigInt(String(data['fee']).replace('.', ''))
  model.push({ id: String(data['orderId']), amount, fee, state: 'requested' })
}

it('random commands move each withdrawal and its money as the model says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 30 }), async (commands) => {
      const member = await walletMember(site, { balance: start })
      const cardId = await member.withCard()
      const model: Modelled[] = []
      for (const one of commands) {
        if (one.what === 'job') await payOutDue(site.platform)
        else if (one.what === 'ask') await ask(member, cardId, BigInt(one.amount), model)
        else {
          const chosen = model[one.which]
          if (chosen === undefined) continue
          const to = next[one.what]?.[chosen.state]
          const act = acts[one.what](chosen.id)
          if (to === undefined) await expect(act).rejects.toMatchObject({ refusal: 'order-ended' })
          else await act
          chosen.state = to ?? chosen.state
        }
        const open = sumOf(model, ['requested', 'reviewing', 'paying'])
        expect(await readWallet(site.platform.sql, member.id)).toEqual({
          locked: open,
          centre: start - open - sumOf(model, ['paid']),
        })
      }
      const [left] = await site.platform.sql<{ fees: Fen; railed: Fen }[]>`
        select coalesce(sum(amount) filter (where into_account = -20), 0)::bigint as fees,
               coalesce(sum(amount) filter (where into_account = -1), 0)::bigint as railed
        from ledger_transfer where cause = any(${model.map(({ id }) => id)})`
      const paid = model.filter(({ state }) => state === 'paid')
      const fees = paid.reduce((sum, { fee }) => sum + fee, 0n)
      expect(left).toEqual({ fees, railed: sumOf(model, ['paid']) - fees })
    }),
    { numRuns: 12, endOnFailure: true },
  )
})
