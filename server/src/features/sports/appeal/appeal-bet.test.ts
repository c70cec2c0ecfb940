import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appealBet, readAppeals } from '@xinghe/contract/sports-appeal.ts'
import { dayMs, later, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { insertBet } from '../../../../test/inserted-bet.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { memberWith, type VenueMember } from '../../../../test/venue-member.ts'
import { answerAppeal } from './answer-appeal.ts'

let site: TestSite
let member: VenueMember
beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none' })
  member = await memberWith(site, 0n)
})
afterAll(() => site.close())

const text = '终场比分应为2-1，请核对'
const now = (): Instant => site.platform.clock.now()
/** The ticket of a bet that was settled `agoMs` ago. */
const settled = (agoMs = 0, owner = member): Promise<string> =>
  insertBet(site.platform.sql, owner.id, later(now(), -agoMs), later(now(), -agoMs))
const make = (ticketId: unknown, words: unknown = text) =>
  member.call(appealBet, { ticketId, text: words })
const read = async (...ticketIds: string[]) => (await member.call(readAppeals, { ticketIds })).data
const refusalOf = async (answer: ReturnType<typeof make>) => (await answer).data['refusal']

describe('an appeal', () => {
  it('is stored with its text and an audit line, and is read by its ticket', async () => {
    const ticket = await settled(dayMs)
    const made = await make(ticket, `  ${text}\n谢谢 `)
    const appeal = {
      ticketId: ticket,
      text: `${text}\n谢谢`,
      state: 'waiting',
      answer: null,
      answeredAt: null,
    }
    expect(made.data).toMatchObject(appeal)
    const without = await settled()
    expect(await read(ticket, without, 'XH2603101', 'nonsense')).toMatchObject([appeal])
    expect(
      await site.platform.sql`select actor, action from audit_line where subject = ${ticket}`,
    ).toEqual([{ actor: member.id, action: 'sports-appeal' }])
  })

  it('is answered in the script of the reader', async () => {
    const ticket = await settled()
    await make(ticket)
    const answer = '经核对，终场比分无误'
    await answerAppeal(site.platform, { ticket, state: 'rejected', answer, actor: 'test' })
    expect(await read(ticket)).toMatchObject([{ text, answer }])
    const { data } = await member.call(readAppeals, { ticketIds: [ticket], language: 'zh-TW' })
    expect(data).toMatchObject([{ text, answer: '經核對，終場比分無誤' }])
  })

  it('is made once, even by two simultaneous requests', async () => {
    const ticket = await settled()
    const answers = await Promise.all([make(ticket), make(ticket), make(ticket)])
    const refusals = answers.map(({ data }) => data['refusal'])
    expect(refusals.filter((name) => name === undefined)).toHaveLength(1)
    expect(refusals.filter((name) => name === 'appeal-made')).toHaveLength(2)
  })

  it('is made within fourteen days of the settlement', async () => {
    expect((await make(await settled(14 * dayMs - 60 * secondMs))).status_code).toBe(6000)
    expect(await refusalOf(make(await settled(14 * dayMs + secondMs)))).toBe('appeal-over')
  })

  it('is refused before the bet is settled', async () => {
    const running = await insertBet(site.platform.sql, member.id, now(), null)
    expect(await refusalOf(make(running))).toBe('bet-running')
  })

  it('is refused for a bet of another member, and for an invented ticket', async () => {
    const other = await memberWith(site, 0n)
    const foreign = await settled(0, other)
    await other.call(appealBet, { ticketId: foreign, text })
    expect(await refusalOf(make(foreign))).toBe('not-found')
    expect(await read(foreign)).toEqual([])
    const own = await settled()
    const anotherDay = `XH010101${own.slice('XH010101'.length)}`
    expect(await refusalOf(make(anotherDay))).toBe('not-found')
    expect(await refusalOf(make('XH260310ZZZZZZZZZZZ'))).toBe('not-found')
  })

  it.each([
    ['', text],
    [5, text],
    ['x'.repeat(31), text],
    ['XH2603101', ''],
    ['XH2603101', '  太短  '],
    ['XH2603101', '长'.repeat(501)],
    ['XH2603101', 'tab\tinside'],
    ['XH2603101', 12_345],
  ])('does not take %j with %j', async (ticketId, words) => {
    expect((await make(ticketId, words)).status_code).toBe(6007)
  })

  it('needs a session', async () => {
    const ticket = await settled()
    const answer = await site.call(appealBet, { ticketId: ticket, text })
    expect(answer.status_code).toBe(6001)
  })

  it('is open to a frozen member, who may not play', async () => {
    const frozen = await memberWith(site, 0n)
    const ticket = await settled(0, frozen)
    await site.platform.sql`update member set state = 'frozen' where id = ${frozen.id}`
    site.platform.sessions.forget(frozen.id)
    const answer = await frozen.call(appealBet, { ticketId: ticket, text })
    expect(answer.status_code).toBe(6000)
  })
})
