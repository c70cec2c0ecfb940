import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instant, later, minuteMs } from '@xinghe/rules/base/instant.ts'
import { linkBefore } from '@xinghe/rules/games/fair/chain.ts'
import { sharedStream } from '@xinghe/rules/games/fair/shared-stream.ts'
import { lotteryOf } from '@xinghe/rules/games/lottery/lotteries.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { tableHouse, type TableHouse } from '../../../../test/table-house.ts'
import { usableChains } from './links.ts'
import { payRound } from './pay-round.ts'
import { runTable } from './run-table.ts'
import { readChains } from './store-chain.ts'
import { readDrawn, readRound } from './store-round.ts'
import { endLease, takeLease } from './store-table.ts'
import { LeaseLost } from './transition.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let house: TableHouse
const start = '2026-11-16T08:00:10Z'
beforeAll(async () => {
  database = await freshDatabase()
  house = tableHouse(database.sql, start)
})
afterAll(() => database.close())

const waitsForLock = async (): Promise<void> => {
  for (;;) {
    const [row] = await database.sql<{ waiting: number }[]>`
      select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    if ((row?.waiting ?? 0) > 0) return
  }
}

describe('a table', () => {
  it('opens a round, closes it, draws it from the published chain and opens the next', async () => {
    await house.run('K3')
    const round = await house.current('K3')
    expect(round).toMatchObject({ name: '20261116-0961', state: 'betting', link: 1 })
    house.at(instant(round.closesAt - 1))
    await house.run('K3')
    expect((await readRound(database.sql, round.id))?.state).toBe('betting')
    house.at(round.closesAt)
    await house.run('K3')
    expect(await readRound(database.sql, round.id)).toMatchObject({ state: 'closed', seed: null })
    house.at(round.drawsAt)
    await house.run('K3')
    const drawn = await readRound(database.sql, round.id)
    const [chain] = await readChains(database.sql, 'K3')
    const seed = drawn?.seed ?? ''
    expect(drawn?.state).toBe('paid')
    expect(chain?.length).toBe(100_000)
    expect(linkBefore(seed)).toBe(chain?.start)
    const rng = sharedStream({ seed, salt: chain?.salt ?? '', table: 'K3', round: 1 })
    expect(drawn?.numbers).toEqual(lotteryOf('K3').draw(rng))
    expect(await house.current('K3')).toMatchObject({ name: '20261116-0962', link: 2 })
  })

  it('waits for bets that hold the round before it closes', async () => {
    await house.run('SSC')
    const round = await house.current('SSC')
    const member = await house.member()
    house.at(round.closesAt)
    const held = Promise.withResolvers<void>()
    const batch = database.sql.begin(async (tx) => {
      await tx`select 1 from game_round where id = ${round.id} for share`
      held.resolve()
      await waitsForLock()
      await house.bet(round, member, { play: 'digit', pick: '1:7', price: 980 })
    })
    await held.promise
    await Promise.all([batch, house.run('SSC')])
    const [bet] = await database.sql`select state from game_bet where round_id = ${round.id}`
    expect(bet?.['state']).toBe('open')
    expect((await readRound(database.sql, round.id))?.state).toBe('closed')
    house.at(round.drawsAt)
    await house.run('SSC')
    const [paid] = await database.sql`select state from game_bet where round_id = ${round.id}`
    expect(paid?.['state']).toBe('settled')
  })

  it('makes up missed draws in order, and finishes the round that was open', async () => {
    await house.run('PK10')
    const round = await house.current('PK10')
    const member = await house.member()
    await house.bet(round, member, { play: 'rank', pick: '1:7', price: 980 })
    house.at(later(round.drawsAt, 700 * minuteMs))
    await house.run('PK10')
    const rounds = (await readDrawn(database.sql, 'PK10', null, 1_000)).toReversed()
    expect(rounds).toHaveLength(234)
    expect(rounds[0]?.id).toBe(round.id)
    expect(rounds.map(({ number }) => number)).toEqual(rounds.map((_, at) => round.number + at))
    expect(rounds.map(({ link }) => link)).toEqual(rounds.map((_, at) => 1 + at))
    expect(new Set(rounds.map(({ state }) => state))).toEqual(new Set(['paid']))
    const current = await house.current('PK10')
    expect(current.number).toBe(round.number + 234)
    expect(current.opensAt <= house.now() && house.now() < current.drawsAt).toBe(true)
  })
})

describe('the lease of a table', () => {
  it('is one process’s until it runs out, and then begins a new epoch', async () => {
    const { sql } = database
    const first = await takeLease(sql, 'LHC', 'one')
    expect(await takeLease(sql, 'LHC', 'two')).toBeNull()
    expect(await takeLease(sql, 'LHC', 'one')).toBe(first)
    await sql`update game_table set lease_until = now() - interval '1 second' where code = 'LHC'`
    const second = await takeLease(sql, 'LHC', 'two')
    expect(second).toBe((first ?? 0n) + 1n)
    expect(await takeLease(sql, 'LHC', 'one')).toBeNull()
    await endLease(sql, 'LHC', 'one')
    expect(await takeLease(sql, 'LHC', 'one')).toBeNull()
    await endLease(sql, 'LHC', 'two')
    expect(await takeLease(sql, 'LHC', 'one')).toBe((second ?? 0n) + 1n)
    await endLease(sql, 'LHC', 'one')
  })

  it.each(['betting', 'closed', 'drawn'] as const)(
    'passes on while a round is %s: the old owner writes nothing more, and the result is the same',
    async (phase) => {
      const { sql } = database
      const owner = `owner ${phase}`
      const old = await house.lease('LHC', owner)
      await runTable(house.platform, old)
      const round = await house.current('LHC')
      const member = await house.member()
      const bet = await house.bet(round, member, { play: 'special-side', pick: 'big', price: 195 })
      const before = Promise.withResolvers<unknown>()
      if (phase !== 'betting') {
        house.at(phase === 'closed' ? round.closesAt : round.drawsAt)
        // Killed after the draw: nothing is paid yet.
        await runTable(house.platform, old)
      }
      before.resolve(null)
      const expected = (await readRound(sql, round.id))?.numbers ?? null
      await sql`update game_table set lease_until = now() - interval '1 second' where code = 'LHC'`
      const fresh = await house.lease('LHC', `${owner} next`)
      house.at(round.drawsAt)
      if (phase !== 'drawn') await expect(runTable(house.platform, old)).rejects.toThrow(LeaseLost)
      const { unpaid } = await runTable(house.platform, fresh)
      expect(unpaid).toEqual([round.id])
      const both = await Promise.all([
        payRound(house.platform, round.id),
        payRound(house.platform, round.id),
      ])
      expect(both).toHaveLength(2)
      const drawn = await readRound(sql, round.id)
      expect(drawn?.state).toBe('paid')
      if (expected !== null) expect(drawn?.numbers).toEqual(expected)
      const chains = await readChains(sql, 'LHC')
      const chain = chains.find(({ id }) => id === drawn?.chainId)
      const rng = sharedStream({
        seed: drawn?.seed ?? '',
        salt: chain?.salt ?? '',
        table: 'LHC',
        round: round.link,
      })
      expect(drawn?.numbers).toEqual(lotteryOf('LHC').draw(rng))
      const [row] = await sql`select state from game_bet where id = ${bet}`
      expect(row?.['state']).toBe('settled')
      await endLease(sql, 'LHC', `${owner} next`)
    },
  )
})

describe('the chains of a table', () => {
  it('follow each other: the next is published before the last link is used', async () => {
    const before = await usableChains(house.platform, 'K3', 100_000)
    expect(before).toHaveLength(1)
    const [only] = before
    await database.owner`update game_chain set length = ${(only?.used ?? 0) + 3} where id = ${only?.id ?? 0}`
    const after = await usableChains(house.platform, 'K3', 10)
    expect(after.map(({ length, used }) => length - used)).toEqual([3, 10])
    expect(await usableChains(house.platform, 'K3', 10)).toEqual(after)
  })

  it('keep their seeds sealed, and each checkpoint leads to the published start', async () => {
    const { sql } = database
    const rows = await sql<{ sealed: Buffer; link: number; chain: number }[]>`
      select sealed, link, chain_id as chain from game_chain_checkpoint order by chain_id, link limit 3`
    const [chain] = await readChains(sql, 'K3')
    const [first] = rows
    const opened = house.platform.secrets.open(
      'game-chain',
      `${first?.chain}:${first?.link}`,
      first?.sealed ?? Buffer.alloc(0),
    )
    expect(first?.link).toBe(1_000)
    expect(linkBefore(opened.toString('hex'), 1_000)).toBe(chain?.start)
    expect(first?.sealed.includes(opened)).toBe(false)
  })
})

it('a draw stands: the database refuses to change it, or to skip a phase', async () => {
  const { sql, owner } = database
  const [drawn] = await readDrawn(sql, 'K3', null, 1)
  const id = drawn?.id ?? 0n
  await expect(sql`update game_round set numbers = '{1,1,1}' where id = ${id}`).rejects.toThrow()
  await expect(sql`update game_round set state = 'betting' where id = ${id}`).rejects.toThrow()
  await expect(owner`delete from game_round where id = ${id}`).rejects.toThrow()
  const open = await house.current('K3')
  await expect(
    sql`update game_round set state = 'drawn', numbers = '{1,1,1}', seed = 'x' where id = ${open.id}`,
  ).rejects.toThrow('does not go from')
})
