import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedbackThread, unreadFeedback } from '@xinghe/contract/inbox-feedback.ts'
import { appealBet, readAppeals } from '@xinghe/contract/sports-appeal.ts'
import { insertBet } from '../../../test/inserted-bet.ts'
import { runCommand, testOperator } from '../../../test/run-command.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { memberWith, type VenueMember } from '../../../test/venue-member.ts'

let site: TestSite
let member: VenueMember
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off', VENUE_ADAPTER: 'none' })
  member = await memberWith(site, 0n)
})
afterAll(() => site.close())

const run = (name: 'appeals' | 'appeal', ...words: string[]): Promise<string> =>
  runCommand(site.platform, name, ...words)

const appealed = async (text: string): Promise<string> => {
  const now = site.platform.clock.now()
  const ticket = await insertBet(site.platform.sql, member.id, now, now)
  await member.call(appealBet, { ticketId: ticket, text })
  return ticket
}

it('lists and shows an appeal, and the member reads the answer', async () => {
  expect(await run('appeals')).toBe('none waits')
  const ticket = await appealed('比分不对，\n请核对')
  expect(await run('appeals')).toMatch(`${member.id}  比分不对， 请核对`)
  expect(await run('appeal', ticket)).toMatch(/state +waiting/)
  const done = await run('appeal', ticket, 'reject', '官方赛果为', '1-1，维持原判')
  expect(done).toBe(`the appeal to ${ticket} is rejected`)
  expect(await run('appeals')).toBe('none waits')
  expect(await run('appeal', ticket)).toMatch(/answer +官方赛果为 1-1，维持原判/)
  const { data } = await member.call(readAppeals, { ticketIds: [ticket] })
  expect(data).toMatchObject([{ state: 'rejected', answer: '官方赛果为 1-1，维持原判' }])
  const [told] = await site.platform.sql`
    select body from event where kind = 'bet-changed' and body ->> 'memberId' = ${member.id}`
  expect(told?.['body']).toMatchObject({ state: 'settled' })
  expect(
    await site.platform.sql`
      select actor, detail, before, after from audit_line
      where subject = ${ticket} and action = 'sports-appeal-answer'`,
  ).toEqual([
    {
      actor: testOperator,
      detail: { answer: '官方赛果为 1-1，维持原判' },
      before: { state: 'waiting' },
      after: { state: 'rejected' },
    },
  ])
})

it('sends a letter with the answer, which is read by opening the appeal in the feedback', async () => {
  const ticket = await appealed('比分不对，请核对')
  await run('appeal', ticket, 'uphold', '已更正赛果')
  const [letter] = await site.platform.sql`
    select kind, title_cn as title, link from letter
    where member_id = ${member.id} and body_cn = ${`注单 ${ticket}：已更正赛果`}`
  const link = `/mine/feedback/list?id=apl_${ticket}`
  expect(letter).toEqual({ kind: 'feedback', title: '您的申诉成立', link })
  const unread = async () => (await member.call(unreadFeedback, {})).data['num']
  const before = Number(await unread())
  await member.call(feedbackThread, { id: `apl_${ticket}` })
  expect(await unread()).toBe(before - 1)
})

it('explains a wrong argument in a sentence', async () => {
  const ticket = await appealed('结果有误请重新结算')
  await expect(run('appeal')).rejects.toThrow('takes a ticket')
  await expect(run('appeal', 'XH2603101')).rejects.toThrow('no appeal to "XH2603101"')
  await expect(run('appeal', ticket, 'burn', 'it')).rejects.toThrow('uphold or reject')
  await expect(run('appeal', ticket, 'uphold')).rejects.toThrow('takes an answer')
  await expect(run('appeal', ticket, 'uphold', '长'.repeat(501))).rejects.toThrow('1 to 500')
  await run('appeal', ticket, 'uphold', '已更正赛果')
  await expect(run('appeal', ticket, 'reject', '再答')).rejects.toThrow('waits for an answer')
})
