import { randomUUID } from 'node:crypto'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { letterList } from '@xinghe/contract/inbox-letters.ts'
import { depositOrderStatus } from '@xinghe/contract/wallet-deposit.ts'
import type { NewAward } from '../../../src/ledger/awards/award.ts'
import { reviewAwards } from '../../../src/ledger/awards/grant-awards.ts'
import { nameOf, openAgent } from '../../agents.ts'
import { depositor, newReference, tell } from '../../depositor.ts'
import type { TestSite } from '../../site.ts'
import { walletMember } from '../../wallet-member.ts'
import type { Field } from './member-fields.ts'
import { isTaken } from './taken-command.ts'

const wellFormed = (payload: string): string => payload.toWellFormed()

const frozen = async (site: TestSite): Promise<Field> => {
  const name = 'frozen1'
  const member = await walletMember(site, { name })
  return {
    name: 'reason of a freeze',
    wanted: wellFormed,
    show: async (payload) => {
      if (!(await isTaken(site, 'member', name, 'freeze', payload))) return null
      const { data } = await member.call(memberInfo, {})
      await isTaken(site, 'member', name, 'unfreeze', 'again')
      return String(data['stateReason'])
    },
  }
}

const rejectedDeposit = (site: TestSite): Field => ({
  name: 'reason of a rejected deposit',
  wanted: wellFormed,
  show: async (payload) => {
    const member = await depositor(site)
    const { orderId } = await member.order('bank')
    const reference = newReference()
    await tell(site, { rail: 'bank', body: { orderId, reference, amount: '321.00' } })
    if (!(await isTaken(site, 'deposit', orderId, 'reject', reference, payload))) return null
    return String((await member.call(depositOrderStatus, { orderId })).data['reason'])
  },
})

/** The letter holds the reason between its own sentences. */
const endedAgency = (site: TestSite): Field => {
  const [before, after] = ['原因：', '。本月起']
  return {
    name: 'reason of an ended agency',
    wanted: (payload) => wellFormed(payload).trim(),
    show: async (payload) => {
      const agent = await openAgent(site, site.platform.clock.now())
      if (!(await isTaken(site, 'agent', 'end', await nameOf(site, agent.id), payload))) return null
      const { data } = await agent.call(letterList, { type: 'notice', userSystem: 1, pageSize: 1 })
      const { body = '' } = (data as unknown as { list: { body: string }[] }).list[0] ?? {}
      return body.slice(body.indexOf(before) + before.length, body.lastIndexOf(after))
    },
  }
}

const refusedAward = async (site: TestSite): Promise<Field> => {
  const { sql, clock } = site.platform
  const member = await walletMember(site)
  const before = '未通过审核：'
  const inReview = async (): Promise<string> => {
    const award: NewAward = {
      memberId: member.id,
      source: 'newTask/1',
      period: '',
      item: randomUUID(),
      amount: 1_00n,
      multipleHundredths: 100,
      version: null,
      claimUntil: null,
    }
    const [made] = await sql.begin((tx) => reviewAwards(tx, [award], clock.now()))
    return made?.id ?? ''
  }
  return {
    name: 'reason of a refused award',
    wanted: (payload) => wellFormed(payload).trim(),
    show: async (payload) => {
      if (!(await isTaken(site, 'award-review', await inReview(), 'refuse', payload))) return null
      const input = { type: 'activity', userSystem: 1, pageSize: 1 }
      const { data } = await member.call(letterList, input)
      const { body = '' } = (data as unknown as { list: { body: string }[] }).list[0] ?? {}
      return body.slice(body.indexOf(before) + before.length)
    },
  }
}

/** Why an operator decided so, as the member reads it. */
export const decisionReasons = async (site: TestSite): Promise<Field[]> => [
  await frozen(site),
  rejectedDeposit(site),
  endedAgency(site),
  await refusedAward(site),
]
