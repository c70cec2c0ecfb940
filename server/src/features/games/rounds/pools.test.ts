import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import { soloStream } from '@xinghe/rules/games/fair/solo-stream.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { openGamesFixture, type GamesFixture } from '../../../../test/games-fixture.ts'
import { readHouseBalance } from '../../../../test/house-balance.ts'
import { postPools } from '../pools/post-pools.ts'

/** The pools whose numbers are drawn as the first ticket; everything else stays as the seeds say. */
let won = new Set<number>()
const luckyStream = (seeds: Parameters<typeof soloStream>[0]): Rng => {
  const rng = soloStream(seeds)
  return {
    below(bound) {
      const value = rng.below(bound)
      return won.has(bound) ? 0 : value
    },
  }
}
const tickets = { mini: 50_000, major: 2_500_000 } as const

let fixture: GamesFixture
beforeAll(async () => {
  fixture = await openGamesFixture(await freshDatabase(), { stream: luckyStream })
})
afterAll(async () => {
  expect(await fixture.faults()).toEqual([])
  await fixture.close()
})

const poolsNow = () => fixture.sql<{ code: string; posted: Fen; unposted: bigint }[]>`
  select code, posted, unposted from game_pool order by account desc`

it('grow by 0.3 % of every stake, to the thousandth of a fen', async () => {
  won = new Set()
  const ids = await Promise.all([fixture.member(), fixture.member()])
  await Promise.all(ids.map((id) => fixture.start(id, 'GEM', 100n)))
  expect(await poolsNow()).toEqual([
    { code: 'mini', posted: 10_000n, unposted: 600n },
    { code: 'major', posted: 500_000n, unposted: 600n },
    { code: 'grand', posted: 10_000_000n, unposted: 600n },
  ])
})

it('pay everything that is in them, the own share included, and start anew', async () => {
  won = new Set([tickets.mini])
  const id = await fixture.member()
  const answer = await fixture.start(id, 'KOI', 50_000n)
  if (answer === 'repeated') throw new Error('repeated')
  // 100.00 and 0.3 % of 2 × 1.00 and of 500.00.
  const amount = 10_000n + 150n
  expect(answer.round.poolWins).toEqual([{ code: 'mini', amount }])
  expect((answer.round.payout ?? 0n) >= amount).toBe(true)
  expect(await fixture.money(id)).toBe(50_000n + (answer.round.payout ?? 0n))
  expect((await poolsNow())[0]).toEqual({ code: 'mini', posted: 10_000n, unposted: 600n })
  expect(await readHouseBalance(fixture.sql, -51)).toBe(10_000n)
})

it('pay the second winner of one batch what came in after the first', async () => {
  won = new Set([tickets.major])
  const ids = await Promise.all([fixture.member(), fixture.member()])
  const answers = await Promise.all(ids.map((id) => fixture.start(id, 'GEM', 10_000n)))
  const wins = answers.flatMap((answer) => (answer === 'repeated' ? [] : answer.round.poolWins))
  // The first finds what the two tests before have added: 0.3 % of 502.00, and 0.3 % of its own 100.00.
  expect(wins.map(({ amount }) => amount).toSorted()).toEqual([500_030n, 500_180n])
  expect((await poolsNow())[1]).toMatchObject({ posted: 500_000n })
})

it('are posted to their accounts by the job', async () => {
  won = new Set()
  await fixture.start(await fixture.member(), 'GEM', 50_000n)
  await postPools(fixture)
  for (const { code, posted, unposted } of await poolsNow()) {
    expect(unposted < 1_000n).toBe(true)
    const account = { mini: -51, major: -52, grand: -53 }[code] ?? 0
    expect(await readHouseBalance(fixture.sql, account)).toBe(posted)
  }
  await postPools(fixture)
})
