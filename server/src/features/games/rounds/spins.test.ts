import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { openCuttingProxy } from '../../../../test/cutting-proxy.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { openGamesFixture, refusalOf, type GamesFixture } from '../../../../test/games-fixture.ts'
import { askTurnover } from '../../../ledger/turnover.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { Played, SoloRound } from '../round/round.ts'

let fixture: GamesFixture
beforeAll(async () => {
  fixture = await openGamesFixture(await freshDatabase())
})
afterAll(async () => {
  expect(await fixture.faults()).toEqual([])
  await fixture.close()
})

const betsOf = (memberId: string) => fixture.sql<
  { stake: Fen; risk: Fen; payout: Fen; turnover: Fen; state: string; nonce: number }[]
>`
  select stake, risk, payout, turnover, state, nonce from game_bet where member_id = ${memberId} order by id`

const played = async (
  work: Promise<Played<SoloRound> | 'repeated'>,
): Promise<Played<SoloRound>> => {
  const answer = await work
  if (answer === 'repeated') throw new Error('repeated')
  return answer
}

describe('a spin', () => {
  it('takes the stake and pays in one transaction, with its bet', async () => {
    const id = await fixture.member()
    const { round, stakeable, readyAt } = await played(fixture.start(id, 'KOI', 1_000n))
    expect(round).toMatchObject({
      game: 'KOI',
      stake: 1_000n,
      risk: 1_000n,
      nonce: 0,
      state: 'settled',
    })
    expect(stakeable).toBe(100_000n - 1_000n + (round.payout ?? 0n))
    expect(await fixture.money(id)).toBe(stakeable)
    expect(readyAt - fixture.clock.now()).toBeGreaterThanOrEqual(2_500)
    const [bet, ...others] = await betsOf(id)
    expect(others).toEqual([])
    const net = (round.payout ?? 0n) - 1_000n
    const size = net < 0n ? -net : net
    expect(bet).toEqual({
      stake: 1_000n,
      risk: 1_000n,
      payout: round.payout,
      turnover: size < 1_000n ? size : 1_000n,
      state: 'settled',
      nonce: 0,
    })
  })

  it('is refused 2.4 seconds after the last, and taken after its whole time', async () => {
    const id = await fixture.member()
    const { readyAt } = await played(fixture.start(id, 'GEM', 100n))
    fixture.pass(2_400)
    expect(await refusalOf(fixture.start(id, 'KOI', 100n))).toBe('round-too-soon')
    fixture.pass(readyAt - fixture.clock.now())
    expect((await played(fixture.start(id, 'KOI', 100n))).round.nonce).toBe(1)
  })

  it('fills a short wallet from the centre, unless the member does not want that', async () => {
    const id = await fixture.member({ inVenue: 300n, centre: 5_000n })
    await played(fixture.start(id, 'GEM', 1_000n))
    const other = await fixture.member({ inVenue: 300n, centre: 5_000n })
    await fixture.sql`update member set auto_transfer = false where id = ${other}`
    expect(await refusalOf(fixture.start(other, 'GEM', 1_000n))).toBe('balance-too-low')
    expect(await fixture.money(other)).toBe(5_300n)
  })

  it('fills turnover lines', async () => {
    const id = await fixture.member()
    const line = { memberId: id, kind: 'deposit', cause: id, amount: 100_000n } as const
    await askTurnover(fixture.sql, { ...line, multipleHundredths: 100 }, fixture.clock.now())
    await played(fixture.start(id, 'KOI', 1_000n))
    const [bet] = await betsOf(id)
    const [row] = await fixture.sql<{ done: Fen }[]>`
      select done from turnover_line where member_id = ${id}`
    expect(row?.done).toBe(bet?.turnover)
  })

  it('is refused without a client seed, while frozen, on a break, and over a limit, and changes nothing', async () => {
    const seedless = await fixture.member()
    await fixture.sql`update game_seed set client_seed = null where member_id = ${seedless}`
    const frozen = await fixture.member()
    await fixture.sql`update member set state = 'frozen' where id = ${frozen}`
    const excluded = await fixture.member()
    await fixture.sql`
      insert into protection_break (member_id, excluded_for_good) values (${excluded}, true)`
    const limited = await fixture.member()
    await fixture.sql`
      insert into protection_limit (member_id, kind, period, amount, changed_at)
      values (${limited}, 'loss', 'day', 999, ${timestamp(fixture.clock.now())})`
    const ids = [seedless, frozen, excluded, limited]
    const refusals = await Promise.all(ids.map((id) => refusalOf(fixture.start(id, 'GEM', 1_000n))))
    expect(refusals).toEqual([
      'client-seed-missing',
      'account-frozen',
      'self-excluded',
      'limit-reached',
    ])
    for (const id of ids) {
      expect(await fixture.money(id)).toBe(100_000n)
      expect(await betsOf(id)).toEqual([])
      const [seed] = await fixture.sql`select nonce from game_seed where member_id = ${id}`
      expect(seed).toEqual({ nonce: 0 })
    }
  })
})

describe('the same request', () => {
  it('fifty times at once is one spin', async () => {
    const id = await fixture.member()
    const requestId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => fixture.start(id, 'GEM', 100n, { requestId })),
    )
    expect(answers.filter((answer) => answer !== 'repeated')).toHaveLength(1)
    expect(await betsOf(id)).toHaveLength(1)
  })

  it('in two processes is one spin, and two tabs are two that wait for each other', async () => {
    const id = await fixture.member()
    const other = fixture.second()
    const requestId = randomUUID()
    const [one, two] = await Promise.all([
      fixture.start(id, 'GEM', 100n, { requestId }),
      other.start(id, 'GEM', 100n, { requestId }),
    ])
    expect([one, two].filter((answer) => answer === 'repeated')).toHaveLength(1)
    const tabs = [fixture.start(id, 'GEM', 100n), other.start(id, 'GEM', 100n)]
    expect(await Promise.all(tabs.map(refusalOf))).toEqual(['round-too-soon', 'round-too-soon'])
    expect(await betsOf(id)).toHaveLength(1)
  })

  it('for another stake is refused', async () => {
    const id = await fixture.member()
    const requestId = randomUUID()
    await fixture.start(id, 'GEM', 100n, { requestId })
    expect(await refusalOf(fixture.start(id, 'GEM', 200n, { requestId }))).toBe('request-id-reused')
    expect(await refusalOf(fixture.start(id, 'KOI', 100n, { requestId }))).toBe('request-id-reused')
  })
})

it('spins of forty members at once are forty bets', async () => {
  const ids = await Promise.all(
    Array.from({ length: 40 }, () => fixture.member({ inVenue: 1_000n })),
  )
  const answers = await Promise.all(ids.map((id) => played(fixture.start(id, 'FLY', 1_000n))))
  for (const [at, { round }] of answers.entries())
    expect(await fixture.money(ids[at] ?? 'mem_')).toBe(round.payout)
})

it.each(['after commit', 'before commit'] as const)(
  'a connection that is lost %s leaves every spin once',
  async (when) => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => fixture.member()))
    const way = await openCuttingProxy(fixture.url, when)
    const shaky = fixture.second(way.url)
    await Promise.all(ids.map((id) => shaky.start(id, 'GEM', 1_000n)))
    expect(way.cuts()).toBe(1)
    await shaky.rounds.close()
    way.close()
    for (const id of ids) {
      const [bet, ...others] = await betsOf(id)
      expect(others).toEqual([])
      expect(await fixture.money(id)).toBe(99_000n + (bet?.payout ?? 0n))
    }
  },
)

it('a settled bet is never changed or removed', async () => {
  const id = await fixture.member()
  await fixture.start(id, 'GEM', 100n)
  const change = fixture.owner`update game_bet set payout = 5 where member_id = ${id}`
  await expect(change).rejects.toThrow('settled once')
  await expect(fixture.owner`delete from game_bet where member_id = ${id}`).rejects.toThrow(
    'never removed',
  )
  await expect(fixture.owner`truncate game_bet cascade`).rejects.toThrow('never removed')
})
