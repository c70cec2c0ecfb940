import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { soloStream } from '@xinghe/rules/games/fair/solo-stream.ts'
import { fishOf, lateHitMs } from '@xinghe/rules/games/fishing/sea.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { openGamesFixture, refusalOf, type GamesFixture } from '../../../../test/games-fixture.ts'
import { answered, openWater, type Water } from '../../../../test/shooter.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { Rounds } from '../rounds/rounds.ts'

/** What the draws of the next shots give; null: the real stream. */
let number: number | null = null
/** Calls that anything was drawn for. */
let drawn = 0
let fixture: GamesFixture
let water: Water
beforeAll(async () => {
  fixture = await openGamesFixture(await freshDatabase(), {
    stream: (seeds) => {
      const given = number
      drawn += 1
      return given === null ? soloStream(seeds) : { below: () => given }
    },
  })
})
afterAll(async () => {
  expect(await fixture.faults()).toEqual([])
  await fixture.close()
})

const first = (): string => {
  const [fish] = water.fish()
  if (fish === undefined) throw new Error('the sea is empty')
  return fish.id
}
const betsOf = (memberId: MemberId) =>
  fixture.sql<
    { stake: Fen; payout: Fen; turnover: Fen; nonce: number; outcome: { variance: number } }[]
  >`select stake, payout, turnover, nonce, outcome from game_bet where member_id = ${memberId} order by id`
const kills = () => fixture.sql<{ fish: string }[]>`
  select fish from fish_kill where room_id = ${water.room} order by fish`

describe('a call to shoot', () => {
  it('charges each hit, pays what it caught, and writes one bet', async () => {
    number = 0
    water = await openWater(fixture)
    const id = await water.shooter()
    const [small, large] = [water.fish('clown')[0] ?? water.fish()[0], water.fish().at(-1)]
    if (small === undefined || large === undefined) throw new Error('the sea is empty')
    const hits = [
      { fish: small.id, bullet: 10n },
      { fish: large.id, bullet: 1_000n },
    ]
    const { round, hits: told, stakeable, readyAt } = await answered(water.shoot(id, hits))
    const paid = told.reduce((sum, { bullet, multiple }) => sum + bullet * multiple, 0)
    expect(told.every(({ multiple, void: reason }) => multiple > 0 && reason === null)).toBe(true)
    expect(round).toMatchObject({ game: 'FISH', stake: 1_010n, risk: 1_010n, state: 'settled' })
    expect(round?.payout).toBe(BigInt(paid))
    expect(stakeable).toBe(100_000n - 1_010n + BigInt(paid))
    expect(await fixture.money(id)).toBe(stakeable)
    expect(readyAt - fixture.clock.now()).toBe(1_000)
    const [bet, ...others] = await betsOf(id)
    expect(others).toEqual([])
    expect(bet).toMatchObject({ stake: 1_010n, payout: BigInt(paid), turnover: 1_010n, nonce: 0 })
    expect(bet?.outcome.variance).toBeGreaterThan(0)
    expect((await kills()).map(({ fish }) => fish)).toEqual([small.id, large.id].toSorted())
  })

  it('draws from the shooter’s own seeds, and lets a fish that got away be hit again', async () => {
    number = 5_000_000
    water = await openWater(fixture)
    const id = await water.shooter()
    const hits = [{ fish: first(), bullet: 100n }]
    const { round } = await answered(water.shoot(id, hits))
    expect(round).toMatchObject({ stake: 100n, payout: 0n, nonce: 0 })
    fixture.pass(1_000)
    number = 0
    const again = await answered(water.shoot(id, hits))
    expect(again.round).toMatchObject({ stake: 100n, nonce: 1 })
    expect(again.hits[0]?.multiple).toBeGreaterThan(0)
    expect(await kills()).toHaveLength(1)
  })

  it('is void and free for a fish that was caught, and for one that has left', async () => {
    number = 0
    water = await openWater(fixture)
    const [id, other] = [await water.shooter(), await water.shooter()]
    const fish = first()
    await answered(water.shoot(id, [{ fish, bullet: 10n }]))
    const { round, hits, stakeable } = await answered(water.shoot(other, [{ fish, bullet: 10n }]))
    expect([round, hits[0]?.void, stakeable]).toEqual([null, 'caught', 100_000n])
    expect(await betsOf(other)).toEqual([])
    const [seed] = await fixture.sql`select nonce from game_seed where member_id = ${other}`
    expect(seed).toEqual({ nonce: 0 })

    const left = water.fish().find(({ id: one }) => one !== fish)
    if (left === undefined) throw new Error('the sea is empty')
    fixture.pass(left.leavesAt + lateHitMs + 1 - fixture.clock.now())
    await water.stay()
    const swimming = first()
    const late = await answered(
      water.shoot(other, [
        { fish: left.id, bullet: 1_000n },
        { fish: swimming, bullet: 10n },
      ]),
    )
    expect(late.hits.map((hit) => hit.void)).toEqual(['gone', null])
    expect(late.round?.stake).toBe(10n)
  })

  it('is void and free for a fish that another transaction draws for', async () => {
    number = 0
    water = await openWater(fixture)
    const id = await water.shooter()
    const fish = first()
    await fixture.sql.begin(async (tx) => {
      await tx`select pg_try_advisory_xact_lock(hashtextextended(${`fish ${water.room} ${fish}`}, 0))`
      const { round, hits } = await answered(water.shoot(id, [{ fish, bullet: 10n }]))
      expect([round, hits[0]?.void]).toEqual([null, 'taken'])
    })
    expect((await answered(water.shoot(id, [{ fish, bullet: 10n }]))).round?.stake).toBe(10n)
  })

  it('has the same answer when the same request comes again, and refuses another body', async () => {
    number = 0
    water = await openWater(fixture)
    const id = await water.shooter()
    const requestId = randomUUID()
    const [one, other] = water.fish()
    if (one === undefined || other === undefined) throw new Error('the sea is empty')
    const hits = [{ fish: one.id, bullet: 10n }]
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => water.shoot(id, hits, { requestId })),
    )
    expect(tries.filter((answer) => answer === 'repeated')).toHaveLength(7)
    expect(await betsOf(id)).toHaveLength(1)
    const changed = water.shoot(id, [{ fish: other.id, bullet: 10n }], { requestId })
    expect(await refusalOf(changed)).toBe('request-id-reused')
  })
})

describe('a call to shoot is refused', () => {
  it('within a second, without a seat, in a room of others, and for a fish that the room never has', async () => {
    number = 0
    water = await openWater(fixture)
    const id = await water.shooter()
    const [one, other] = water.fish()
    if (one === undefined || other === undefined) throw new Error('the sea is empty')
    await answered(water.shoot(id, [{ fish: one.id, bullet: 10n }]))
    fixture.pass(999)
    const hits = [{ fish: other.id, bullet: 10n }]
    expect(await refusalOf(water.shoot(id, hits))).toBe('round-too-soon')
    fixture.pass(1)
    expect(await refusalOf(water.shoot(id, hits, { room: water.room + 1 }))).toBe('not-seated')
    expect(await refusalOf(water.shoot(await fixture.member(), hits))).toBe('not-seated')
    expect(fishOf(water.sea, 'b1.3')).toBeNull()
    expect(await refusalOf(water.shoot(id, [{ fish: 'b1.3', bullet: 10n }]))).toBe('fish-unknown')
    fixture.pass(minuteMs)
    expect(await refusalOf(water.shoot(id, [{ fish: first(), bullet: 10n }]))).toBe('not-seated')
    expect(await betsOf(id)).toHaveLength(1)
  })

  it('without a client seed, while frozen, on a break, over a limit, or without the money, and draws nothing', async () => {
    number = 0
    water = await openWater(fixture)
    const seedless = await water.shooter()
    await fixture.sql`update game_seed set client_seed = null where member_id = ${seedless}`
    const frozen = await water.shooter()
    await fixture.sql`update member set state = 'frozen' where id = ${frozen}`
    const excluded = await water.shooter()
    await fixture.sql`
      insert into protection_break (member_id, excluded_for_good) values (${excluded}, true)`
    const limited = await water.shooter()
    await fixture.sql`
      insert into protection_limit (member_id, kind, period, amount, changed_at)
      values (${limited}, 'wager', 'day', 999, ${timestamp(fixture.clock.now())})`
    const hits = [{ fish: first(), bullet: 1_000n }]
    const ids = [seedless, frozen, excluded, limited]
    const refusals: (string | null)[] = []
    for (const id of ids) refusals.push(await refusalOf(water.shoot(id, hits)))
    expect(refusals).toEqual([
      'client-seed-missing',
      'account-frozen',
      'self-excluded',
      'limit-reached',
    ])
    const full = water
    water = await openWater(fixture)
    const poor = await water.shooter({ inVenue: 999n })
    expect(await refusalOf(water.shoot(poor, [{ fish: first(), bullet: 1_000n }]))).toBe(
      'balance-too-low',
    )
    for (const id of [...ids, poor]) {
      expect(await betsOf(id)).toEqual([])
      const [seed] = await fixture.sql`select nonce from game_seed where member_id = ${id}`
      expect(seed).toEqual({ nonce: 0 })
    }
    expect(await kills()).toEqual([])
    water = full
    expect(await kills()).toEqual([])
  })
})

describe('members who shoot the same fish at once', () => {
  /** One try: who caught it, and that everyone else paid nothing. `meanwhile` is one more call at another fish. */
  const race = async (
    ids: readonly MemberId[],
    rounds: readonly Rounds[],
    fish: string,
    meanwhile: () => Promise<unknown> = async () => undefined,
  ) => {
    const before = await Promise.all(ids.map((id) => fixture.money(id)))
    drawn = 0
    const hits = [{ fish, bullet: 100n }]
    const aside = meanwhile()
    const answers = await Promise.all(
      ids.map((id, at) =>
        answered(water.shoot(id, hits, { rounds: rounds[at % rounds.length] ?? fixture.rounds })),
      ),
    )
    const drawnAside = (await aside) === undefined ? 0 : 1
    const after = await Promise.all(ids.map((id) => fixture.money(id)))
    for (const [at, { round, hits: told }] of answers.entries()) {
      const [hit] = told
      if (round === null) expect(['taken', 'caught']).toContain(hit?.void)
      expect((after[at] ?? 0n) - (before[at] ?? 0n)).toBe(
        round === null ? 0n : 100n * BigInt((hit?.multiple ?? 0) - 1),
      )
    }
    expect(answers.filter(({ hits: told }) => (told[0]?.multiple ?? 0) > 0)).toHaveLength(1)
    // Nothing that was drawn is taken back: it could have been a catch.
    expect(drawn).toBe(answers.filter(({ round }) => round !== null).length + drawnAside)
  }

  const raceOften = async (rounds: readonly Rounds[], times: number): Promise<void> => {
    number = 0
    water = await openWater(fixture)
    const ids = [await water.shooter(), await water.shooter(), await water.shooter()]
    const seen = new Set<string>()
    for (let at = 0; at < times; at += 1) {
      const fish = water.fish().find(({ id }) => !seen.has(id))
      if (fish === undefined) throw new Error('the sea is empty')
      seen.add(fish.id)
      await race(ids, rounds, fish.id)
      fixture.pass(1_000)
      await water.stay()
    }
    expect(await kills()).toHaveLength(seen.size)
  }

  it('in several processes have one catcher each time, and the others pay nothing', async () => {
    await raceOften([fixture.rounds, fixture.second().rounds, fixture.second().rounds], 40)
  })

  it('in one transaction have one catcher each time too', async () => {
    number = 0
    water = await openWater(fixture)
    const ids = [await water.shooter(), await water.shooter()]
    const other = await water.shooter()
    // One lane: calls that arrive while a batch runs form the next batch.
    const { rounds } = fixture.second(fixture.url, { lanes: 1 })
    for (let at = 0; at < 10; at += 1) {
      const [fish, aside] = water.fish()
      if (fish === undefined || aside === undefined) throw new Error('the sea is empty')
      const occupy = () => water.shoot(other, [{ fish: aside.id, bullet: 10n }], { rounds })
      await race(ids, [rounds], fish.id, occupy)
      fixture.pass(60_000)
      await water.stay()
    }
    expect(await kills()).toHaveLength(20)
  })
})
