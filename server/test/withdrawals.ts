import { balance } from '@xinghe/contract/wallet.ts'
import { newWithdrawal, withdrawOrders } from '@xinghe/contract/wallet-withdraw.ts'
import { startReview } from '../src/features/wallet/withdraw/review-withdrawal.ts'
import type { TestSite } from './site.ts'
import { walletMember, withdrawalPassword as password, type WalletMember } from './wallet-member.ts'

/** Makes withdrawals of members with 1,000.00 each, and reads their states and balances. */
export const withdrawalsAt = (site: TestSite) => {
  const { sql } = site.platform
  const requested = async (amount = '300.00', card: object = {}) => {
    const member = await walletMember(site, { balance: 1_000_00n })
    const cardId = await member.withCard(card)
    const answer = await member.call(newWithdrawal, { cardId, amount, password })
    return { member, cardId, id: String(answer.data['orderId']) }
  }
  const orderOf = async (member: WalletMember, orderId: string) => {
    const { data } = await member.call(withdrawOrders, { orderId })
    return (data as unknown as Record<string, unknown>[])[0] ?? {}
  }
  return {
    requested,
    orderOf,
    async inReview(amount?: string, card?: object) {
      const made = await requested(amount, card)
      await startReview(site.platform, { id: made.id, actor: 'tester' })
      return made
    },
    async stepsOf(member: WalletMember, id: string) {
      const { steps } = (await orderOf(member, id)) as { steps: { state: string }[] }
      return steps.map((step) => step.state)
    },
    /** Centre and locked. */
    async walletOf(member: WalletMember) {
      const { data } = await member.call(balance, { withLockMoney: 1 })
      return [data['centerWalletBalance'], data['lockMoney']]
    },
    transfersOf: (id: string) => sql`
      select into_account as into, amount, code from ledger_transfer
      where cause = ${id} order by id`,
    async lettersTo({ id }: WalletMember): Promise<string[]> {
      const rows = await sql<{ text: string }[]>`
        select title_cn || ' ' || body_cn as text from letter
        where member_id = ${id} and title_cn like '取款%' order by sent_at`
      return rows.map((row) => row.text)
    },
  }
}

export type Withdrawals = ReturnType<typeof withdrawalsAt>
