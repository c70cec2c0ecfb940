import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, hourMs, instant, later, minuteMs } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { countEverything, readDays, readTotal } from '../../../../test/counted-play.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { openGamesFixture, type GamesFixture } from '../../../../test/games-fixture.ts'
import { answered, openWater } from '../../../../test/shooter.ts'
import { connect } from '../../../platform/database/connect.ts'
import { advanceHorizon, countedUntil } from '../../../ledger/counted-play/play-horizon.ts'
import { countAllFacts } from '../../../ledger/counted-play/start-counting.ts'
import { askTurnover } from '../../../ledger/turnover.ts'
import { seedWeights } from '../../../ledger/wagering/seed-weights.ts'
import { tableHouse } from '../../../../test/table-house.ts'
import { payRound } from '../draws/pay-round.ts'
import { runTable } from '../draws/run-table.ts'
import { voidRound } from '../draws/void-round.ts'
import type { SoloRound } from '../round/round.ts'

let fixture: GamesFixture
beforeAll(async () => {
  fixture = await openGamesFixture(await freshDatabase())
})
afterAll(async () => {
  expect(await fixture.faults()).toEqual([])
  await fixture.close()
})

const played = async (work: ReturnType<GamesFixture['start']>): Promise<SoloRound> => {
  const answer = await work
  if (answer === 'repeated') throw new Error('repeated')
  return answer.round
}
/** The smaller of risk and result. */
const turnoverOf = (risk: Fen, payout: Fen): Fen => {
  const size = payout < risk ? risk - payout : payout - risk
  return size < risk ? size : risk
}
const daysAfterCounting = async (memberId: MemberId) => {
  await countEverything(fixture.sql)
  return readDays(fixture.sql, memberId)
}

describe('a round of a game', () => {
  it('counts once, by its game, when it ends with its start', async () => {
    const id = await fixture.member()
    const requestId = '4be0643f-1d98-573b-97cd-ca98a65347dd'
    const { risk, payout } = await played(fixture.start(id, 'GEM', 1_000n, { requestId }))
    expect(await fixture.start(id, 'GEM', 1_000n, { requestId })).toBe('repeated')
    const won = payout ?? 0n
    const row = { day: '2026-07-15', category: 'DZ', edgeBp: 287 }
    expect(await daysAfterCounting(id)).toEqual([
      { ...row, counted: turnoverOf(risk, won), net: won - risk },
    ])
  })

  it('counts nothing while a hand is open, and on its last day when it has ended', async () => {
    let hand: SoloRound
    let id: MemberId
    do {
      id = await fixture.member({ venue: 'XHQP' })
      hand = await played(fixture.start(id, 'HAND', 1_000n))
    } while (hand.state !== 'open')
    expect(await daysAfterCounting(id)).toEqual([])
    // Counting has passed the transaction of the deal when the hand ends, after midnight in GMT+8.
    await fixture.start(await fixture.member(), 'GEM', 1_000n)
    await countEverything(fixture.sql)
    fixture.pass(dayMs + 13 * hourMs)
    const ended = await played(fixture.act(id, hand.ticket, 'stand'))
    const won = ended.payout ?? 0n
    expect(await daysAfterCounting(id)).toEqual([
      {
        day: '2026-07-17',
        category: 'QP',
        // The game that only tests play has no known return.
        edgeBp: 0,
        counted: turnoverOf(1_000n, won),
        net: won - 1_000n,
      },
    ])
  })

  it('counts shots together, as their one bet', async () => {
    const water = await openWater(fixture)
    const id = await water.shooter()
    const hits = water.fish().slice(0, 2)
    const { round } = await answered(
      water.shoot(
        id,
        hits.map(({ id: fish }) => ({ fish, bullet: 100n })),
      ),
    )
    const [risk, won] = [round?.risk ?? 0n, round?.payout ?? 0n]
    const [row, ...others] = await daysAfterCounting(id)
    expect(others).toEqual([])
    expect(row).toMatchObject({ category: 'BY', counted: turnoverOf(risk, won), net: won - risk })
  })

  it('fills award lines by the weight of its category, from the award on', async () => {
    const { sql, clock } = fixture
    await seedWeights({ sql, clock })
    const id = await fixture.member({ venue: 'XHQP' })
    const playHand = async (): Promise<Fen> => {
      const { ticket, state, payout } = await played(fixture.start(id, 'HAND', 1_000n))
      const ended = state === 'open' ? await played(fixture.act(id, ticket, 'stand')) : { payout }
      fixture.pass(minuteMs)
      return turnoverOf(1_000n, ended.payout ?? 0n)
    }
    await playHand()
    const line = { memberId: id, kind: 'award', cause: 'test', amount: 100_000n } as const
    await askTurnover(sql, { ...line, multipleHundredths: 100 }, clock.now())
    let turnover = 0n
    for (let hands = 0; hands < 3 || turnover === 0n; hands += 1) turnover += await playHand()
    await countEverything(sql)
    const [row] = await sql<{ done: Fen }[]>`
      select done from turnover_line where member_id = ${id}`
    expect(row?.done).toBe(turnover / 5n)
  })

  it('waits for a running transaction, and is not skipped', async () => {
    await countEverything(fixture.sql)
    const slow = connect(fixture.url, { max: 1, name: 'slow' })
    const started = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const running = slow.begin(async (tx) => {
      await tx`select pg_current_xact_id()`
      started.resolve()
      await release.promise
    })
    await started.promise
    const id = await fixture.member()
    await played(fixture.start(id, 'GEM', 1_000n))
    const counted = await countAllFacts(fixture.sql)
    release.resolve()
    await running
    await slow.end()
    expect(counted).toBe(0)
    expect(await daysAfterCounting(id)).toHaveLength(1)
  })
})

describe('counting rounds', () => {
  it('tells the total of each member before and after', async () => {
    const id = await fixture.member()
    await countEverything(fixture.sql)
    const told: unknown[] = []
    const count = () => countAllFacts(fixture.sql, [{ after: (changed) => told.push(...changed) }])
    const totals: Fen[] = [0n]
    for (const stake of [1_000n, 2_000n]) {
      const { risk, payout } = await played(fixture.start(id, 'GEM', stake))
      fixture.pass(hourMs)
      await countEverything(fixture.sql, count)
      totals.push((totals.at(-1) ?? 0n) + turnoverOf(risk, payout ?? 0n))
    }
    const [first, second, third] = totals
    expect(told).toMatchObject([
      { memberId: id, before: first, total: second },
      { memberId: id, before: second, total: third },
    ])
  })
})

describe('the horizon', () => {
  it('waits for a round that is not counted yet', async () => {
    const { sql } = fixture
    let now = instant(Date.parse('2030-01-01T00:00:00Z'))
    /** Until a mark made now is the horizon; others may run a transaction that delays it. */
    const advance = async () => {
      now = later(now, minuteMs)
      await advanceHorizon(sql, now)
      return countedUntil(sql)
    }
    await countEverything(sql)
    await vi.waitFor(async () => expect(await advance()).toBeGreaterThan(later(now, -hourMs)))
    await played(fixture.start(await fixture.member(), 'GEM', 1_000n))
    const before = now
    for (let times = 0; times < 5; times += 1) await advance()
    expect(await countedUntil(sql)).toBeLessThanOrEqual(before)
    await countEverything(sql)
    await vi.waitFor(async () => expect(await advance()).toBeGreaterThan(before))
  })
})

describe('bets on a draw', () => {
  it('count together what they have won or lost, and nothing when the draw is void', async () => {
    const house = tableHouse(fixture.sql, '2026-11-16T08:00:10Z')
    const [both, called] = [await house.member(), await house.member()]
    await runTable(house.platform, await house.lease('SSC'))
    const round = await house.current('SSC')
    for (const pick of ['odd', 'even'])
      await house.bet(round, both, { play: 'total-side', pick, price: 196 }, 10_000n)
    house.at(round.drawsAt)
    await runTable(house.platform, await house.lease('SSC'))
    await payRound(house.platform, round.id)
    await payRound(house.platform, round.id)
    await runTable(house.platform, await house.lease('K3'))
    const { name, ...voided } = await house.current('K3')
    await house.bet(voided, called, { play: 'size', pick: 'big', price: 201 }, 5_000n)
    await voidRound(house.platform, { table: 'K3', name, actor: 'test', reason: 'a fault' })
    const row = { day: '2026-11-16', category: 'CP', edgeBp: 200 }
    expect(await daysAfterCounting(both)).toEqual([{ ...row, counted: 400n, net: -400n }])
    expect(await readTotal(fixture.sql, called)).toBeNull()
  })
})
