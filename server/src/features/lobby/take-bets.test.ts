import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { betRecordList, betRecordTotal } from '@xinghe/contract/records-bets.ts'
import { dayMs } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { countEverything, readDays } from '../../../test/counted-play.ts'
import { dayUse } from '../../../test/day-use.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { memberWith, type VenueMember } from '../../../test/venue-member.ts'
import { readTurnover } from '../../ledger/fill-turnover.ts'
import { askTurnover } from '../../ledger/turnover.ts'
import type { LobbyParts } from './parts.ts'
import { takeBets } from './take-bets.ts'
import type { OutsideVenue, VenueBet } from './venues/venue.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

let bets = 0
const bet = (member: Pick<VenueMember, 'id'>, stake: Fen, payout: Fen): VenueBet => ({
  id: `b${(bets += 1)}`,
  memberId: member.id,
  stake,
  payout,
  settledAt: site.platform.clock.now(),
})

/** The site's venue with these reports, one page each; the cursor counts the pages. */
const reporting = (...pages: VenueBet[][]): LobbyParts => {
  const real = site.parts.lobby.outside.get('SBX')
  if (real === undefined) throw new Error('no outside venue')
  const venue: OutsideVenue = {
    ...real,
    code: `V${(bets += 1)}`,
    betsSince: async (cursor) => {
      const at = Number(cursor)
      const page = pages[at]
      return { bets: page ?? [], cursor: page === undefined ? cursor : String(at + 1) }
    },
  }
  return { ...site.parts.lobby, outside: new Map([[venue.code, venue]]) }
}

/** A member with a turnover line of 100.00. */
const owing = async (): Promise<VenueMember> => {
  const member = await memberWith(site, 10_000n)
  const asked = { kind: 'deposit', amount: 10_000n, multipleHundredths: 100 } as const
  const { sql, clock } = site.platform
  await askTurnover(sql, { memberId: member.id, cause: `d:${member.id}`, ...asked }, clock.now())
  return member
}

const openLine = async (member: VenueMember) =>
  (await readTurnover(site.platform.sql, member.id)).map(({ done }) => done)

const usedOf = async (member: VenueMember) => {
  const used = await dayUse(site.platform.sql, member.id)
  return { loss: used?.loss, wager: used?.wager }
}

const lately = () => ({
  from: new Date(site.platform.clock.now() - dayMs).toISOString(),
  to: new Date(site.platform.clock.now() + dayMs).toISOString(),
})

describe('the bets that an outside venue reports', () => {
  it('fill turnover lines, count towards limits and are listed in the records', async () => {
    const member = await owing()
    const parts = reporting([bet(member, 3_000n, 0n)], [bet(member, 2_000n, 2_500n)])
    await takeBets(site.platform, parts)
    // The smaller of stake and result: 30.00 lost, 5.00 won.
    expect(await openLine(member)).toEqual([3_500n])
    expect(await usedOf(member)).toMatchObject({ wager: 5_000n, loss: 2_500n })
    const { data } = await member.call(betRecordTotal, lately())
    expect(data).toMatchObject({ count: 2, risk: '50.00', net: '-25.00', turnover: '35.00' })
    const listed = await member.call(betRecordList, lately())
    const results = (listed.data['list'] as { result: string }[]).map(({ result }) => result)
    expect(results.toSorted()).toEqual(['L', 'W'])
  })

  it('count once, however often they are read, also by several processes', async () => {
    const member = await owing()
    const told = bet(member, 1_000n, 0n)
    const parts = reporting([told], [told])
    await Promise.all([takeBets(site.platform, parts), takeBets(site.platform, parts)])
    await takeBets(site.platform, parts)
    expect(await openLine(member)).toEqual([1_000n])
  })

  it('count towards the member’s play, each once', async () => {
    const member = await owing()
    const told = bet(member, 1_000n, 2_500n)
    const parts = reporting([told], [told, bet(member, 400n, 0n)], [bet(member, 700n, 700n)])
    await takeBets(site.platform, parts)
    await countEverything(site.platform.sql)
    const days = await readDays(site.platform.sql, member.id)
    // 10.00 at risk won 15.00; 4.00 were lost; a stake that was returned counts nothing.
    expect(days).toMatchObject([{ category: 'QP', edgeBp: 0, counted: 1_400n, net: 1_100n }])
  })

  it('count nothing when the stake was returned or zero', async () => {
    const member = await owing()
    const parts = reporting([bet(member, 1_000n, 1_000n), bet(member, 0n, 0n)])
    await takeBets(site.platform, parts)
    expect(await openLine(member)).toEqual([0n])
  })

  it('are ignored for an unknown member', async () => {
    const member = await owing()
    const stranger = { id: 'mem_nobody00' as VenueMember['id'] }
    await takeBets(site.platform, reporting([bet(stranger, 9n, 0n), bet(member, 500n, 0n)]))
    expect(await openLine(member)).toEqual([500n])
  })

  it('release the turnover lines of a member who lost everything', async () => {
    const member = await owing()
    const sent = await member.transfer('SBX', 1, 10_000n)
    expect(sent.data).toMatchObject({ state: 'done' })
    await takeBets(site.platform, reporting([bet(member, 4_000n, 0n)]))
    expect(await openLine(member)).toEqual([4_000n])
    await takeBets(site.platform, reporting([bet(member, 5_950n, 0n)]))
    expect(await openLine(member)).toEqual([])
  })

  it('are read later when the venue does not answer', async () => {
    const member = await owing()
    const parts = reporting([bet(member, 500n, 0n)])
    const silent = [...parts.outside.values()].map((venue): [string, OutsideVenue] => [
      venue.code,
      { ...venue, betsSince: async () => null },
    ])
    await takeBets(site.platform, { ...parts, outside: new Map(silent) })
    expect(await openLine(member)).toEqual([0n])
    await takeBets(site.platform, parts)
    expect(await openLine(member)).toEqual([500n])
  })
})
