import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs } from '@xinghe/rules/base/instant.ts'
import { balanceOf } from '../../../test/ledger.ts'
import {
  settlementFixture,
  football,
  leg,
  type SettlementFixture,
} from '../../../test/settlement-fixture.ts'
import { runCommand } from '../../../test/run-command.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { ticketOf } from '../../features/sports/orders/ticket.ts'
import { settleDue } from '../../features/sports/settle/settling.ts'

let site: TestSite
let at: SettlementFixture
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
  at = settlementFixture(site.platform.sql, () => site.platform.clock.now())
})
afterAll(() => site.close())

const run = (...words: string[]): Promise<string> => runCommand(site.platform, 'sports', ...words)
const bet = async (id: bigint) => {
  const [row] = await site.platform.sql`
    select state, result, payout, explanation from sports_bet where id = ${id}`
  return row
}
const wallet = (member: MemberId) => balanceOf(site.platform.sql, member, 'venue')
const auditOf = async (subject: string): Promise<unknown[]> => {
  const rows = await site.platform.sql`
    select action, detail ->> 'reason' as reason from audit_line where subject = ${subject} order by id`
  return rows.map(({ action, reason }) => [action, reason])
}

describe('a result by hand', () => {
  it('settles bets, and corrected it settles them again, each with its audit line', async () => {
    await at.match('h1')
    const member = await at.member(2_000n)
    const full = await at.bet(member, 1_000n, [leg('h1', 'M', 'H', { price: 100 })])
    const half = await at.bet(member, 1_000n, [leg('h1', 'HM', 'H', { price: 100 })])
    const first = '{"tallies":{"score":{"full":{"home":1,"away":0,"final":true}}},"goals":["H"]}'
    await run('result', 'h1', first, 'the', 'feed', 'was', 'silent')
    expect(await bet(full)).toMatchObject({ result: 'W', payout: 2_000n })
    expect(await bet(half)).toMatchObject({ state: 'open' })
    await run('result', 'h1', '1-0/1-0', 'the half was missing')
    expect(await bet(half)).toMatchObject({ result: 'W' })
    await expect(run('result', 'h1', '1-2', 'wrong side')).rejects.toThrow('goals do not add up')
    expect(await wallet(member)).toBe(4_000n)
    await run('result', 'h1', 'running', 'the whistle was not the end')
    expect(await bet(full)).toMatchObject({ state: 'open', result: 'A' })
    expect(await wallet(member)).toBe(0n)
    expect(await auditOf('h1')).toEqual([
      ['sports-result', 'the feed was silent'],
      ['sports-result', 'the half was missing'],
      ['sports-result', 'the whistle was not the end'],
    ])
  })

  it('names champions, and breaks a match off', async () => {
    await at.match('h2', 'champion')
    await at.match('h3')
    const member = await at.member(3_000n)
    const title = await at.bet(member, 1_000n, [leg('h2', 'FS', 'a', { price: 300 })])
    const whole = await at.bet(member, 1_000n, [leg('h3', 'M', 'H')])
    await run('result', 'h2', '{"winners":["a","b"]}', 'dead heat')
    expect(await bet(title)).toMatchObject({ result: 'W', payout: 2_500n })
    await run('result', 'h3', 'interrupted', 'floodlights')
    expect(await bet(whole)).toMatchObject({ state: 'open' })
    site.platform.clock.advance?.(dayMs)
    await settleDue(site.platform)
    expect(await bet(whole)).toMatchObject({ result: 'D', payout: 1_000n })
  })
})

describe('a void', () => {
  it('returns the stakes of a market’s bets, whatever the later result', async () => {
    await at.match('x1')
    const member = await at.member(3_000n)
    const wrong = await at.bet(member, 1_000n, [leg('x1', 'OU', 'O', { line: 10, price: 900 })])
    const right = await at.bet(member, 1_000n, [leg('x1', 'M', 'H', { price: 100 })])
    expect(await run('void', 'x1.OU.10.', 'price slipped')).toBe('market x1.OU.10. is void')
    expect(await bet(wrong)).toMatchObject({ result: 'D', payout: 1_000n })
    expect(await bet(right)).toMatchObject({ state: 'open' })
    await at.result('x1', 1, football([2, 1], [3, 1]))
    await settleDue(site.platform)
    expect(await bet(wrong)).toMatchObject({ result: 'D', payout: 1_000n })
    expect(await bet(right)).toMatchObject({ result: 'W' })
    expect(
      await site.platform.sql`select market_id from sports_hold where match_id = 'x1'`,
    ).toEqual([{ market_id: 'x1.OU.10.' }])
    await expect(run('void', 'x1.OU.10.', 'again')).rejects.toThrow('is void already')
  })

  it('reverses the payouts of a match', async () => {
    await at.match('x2')
    const member = await at.member(1_000n)
    const paid = await at.bet(member, 1_000n, [leg('x2', 'M', 'H', { price: 100 })])
    await at.result('x2', 1, football([1, 0], [1, 0]))
    await settleDue(site.platform)
    expect(await wallet(member)).toBe(2_000n)
    await run('void', 'x2', 'it was fixed')
    expect(await bet(paid)).toMatchObject({ result: 'D', payout: 1_000n })
    expect(await wallet(member)).toBe(1_000n)
  })

  it('returns the stake of one ticket, also of a parlay, and changes no other', async () => {
    await Promise.all([at.match('x3'), at.match('x4')])
    const member = await at.member(3_000n)
    const legs = [leg('x3', 'M', 'H', { price: 100 }), leg('x4', 'M', 'H', { price: 100 })]
    const [gone, stays] = [
      await at.bet(member, 1_000n, legs, '2x1'),
      await at.bet(member, 1_000n, legs, '2x1'),
    ]
    const ticket = ticketOf(Number(gone), site.platform.clock.now())
    await site.platform.sql`update sports_bet set ticket = ${ticket} where id = ${gone}`
    expect(await run('void', ticket, 'the member is barred')).toBe(`ticket ${ticket} is void`)
    for (const id of ['x3', 'x4']) await at.result(id, 1, football([1, 0], [1, 0]))
    await settleDue(site.platform)
    expect(await bet(gone)).toMatchObject({ result: 'D', payout: 1_000n })
    expect(await bet(stays)).toMatchObject({ result: 'W', payout: 4_000n })
    expect(await auditOf(ticket)).toEqual([['sports-void', 'the member is barred']])
  })
})

describe('the words', () => {
  it('hold and release', async () => {
    await at.match('y1')
    await run('hold', 'y1', 'strange', 'prices')
    expect(await site.platform.sql`select reason from sports_hold where match_id = 'y1'`).toEqual([
      { reason: 'strange prices' },
    ])
    await run('release', 'y1')
    await expect(run('release', 'y1')).rejects.toThrow('is not held')
    expect(await auditOf('y1')).toEqual([
      ['sports-hold', 'strange prices'],
      ['sports-release', null],
    ])
  })

  it('explain a wrong argument in a sentence', async () => {
    await at.match('y2')
    await expect(run()).rejects.toThrow('hold, release, holds, new, known, result or void')
    await expect(run('burn', 'y2')).rejects.toThrow(
      'hold, release, holds, new, known, result or void',
    )
    await expect(run('hold')).rejects.toThrow('takes a match')
    await expect(run('hold', 'y2')).rejects.toThrow('takes a reason')
    await expect(run('hold', 'nowhere', 'why')).rejects.toThrow('no match or market "nowhere"')
    await expect(run('result', 'y2', 'two-one', 'why')).rejects.toThrow('is no result')
    await expect(run('result', 'y2', '{"tallies":', 'why')).rejects.toThrow('is no result')
    await expect(run('result', 'y2', '{"tallies":{"score":{"full":-1}}}', 'why')).rejects.toThrow()
    await expect(run('result', 'y2', '{"winners":["a"]}', 'why')).rejects.toThrow('takes a score')
    await expect(run('result', 'nowhere', '1-0', 'why')).rejects.toThrow('no match or title')
    await expect(run('void', 'nowhere', 'why')).rejects.toThrow('no match, market or ticket')
    const none = ticketOf(999_999_999, site.platform.clock.now())
    await expect(run('void', none, 'why')).rejects.toThrow('no match, market or ticket')
  })
})
