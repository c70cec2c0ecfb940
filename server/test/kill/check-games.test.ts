import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spin } from '@xinghe/contract/games-play.ts'
import { later } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { sharedStream } from '@xinghe/rules/games/fair/shared-stream.ts'
import { lotteryOf } from '@xinghe/rules/games/lottery/lotteries.ts'
import { payoutOf } from '@xinghe/rules/games/shared/payout.ts'
import { sharedGameOf } from '@xinghe/rules/games/shared-games/shared-games.ts'
import type { Round } from '../../src/features/games/draws/store-round.ts'
import { post } from '../../src/ledger/post.ts'
import { timestamp } from '../../src/platform/database/value.ts'
import { freshDatabase } from '../database.ts'
import { deposit } from '../ledger.ts'
import { tableHouse, type TableHouse } from '../table-house.ts'
import { checkDraws, checkGamer, checkGames, checkPools } from './check-games.ts'
import type { Intention, Player, Wish } from './intention.ts'
import { madePlayer } from './made-player.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let house: TableHouse
beforeAll(async () => {
  database = await freshDatabase()
  house = tableHouse(database.sql, '2026-11-16T04:00:00Z')
})
afterAll(() => database.close())

const stake = 1_000n

/** A member with 100 yuan, and what they were told. */
const makePlayer = async (): Promise<Player> => {
  const id = await house.member()
  const start = 10_000n
  await database.sql.begin((tx) => post(tx, [deposit(id, start)], house.now()))
  return madePlayer(id, { start })
}

const tell = (
  player: Player,
  what: 'spin' | 'deal' | 'act' | 'slip',
  id: string,
  over: Partial<Intention> = {},
): void => {
  const wish: Wish = { what, amount: stake }
  const intention = { wish, call: spin, input: {}, requestId: `request of ${id}`, answer: { id } }
  player.intentions.push({ ...intention, ...over })
}

let bets = 0
interface PlantedBet {
  readonly requestId?: string
  readonly position?: number
  readonly stake?: Fen
  readonly actions?: readonly string[]
}
/** A lost round in the database; its ticket. */
const plant = async (player: Player, over: PlantedBet = {}): Promise<string> => {
  bets += 1
  const ticket = `XG${bets}`
  const { requestId = `request of ${ticket}`, position = 0, actions = [] } = over
  const staked = over.stake ?? stake
  const at = timestamp(house.now())
  await database.sql`
    insert into game_bet (id, ticket, member_id, channel, game, rules_version, request_id, position,
                          body_hash, state, stake, risk, choice, actions, payout, turnover, placed_at,
                          settled_at)
    values (${bets}, ${ticket}, ${player.id}, 'XHDZ', 'GEM', 1, ${requestId}, ${position}, '',
            'settled', ${staked}, ${staked}, 'null',
            ${JSON.stringify(actions.map((one) => ({ requestId: one })))}, 0, 0, ${at}, ${at})`
  return ticket
}

describe('the check of acknowledged rounds', () => {
  const check = (player: Player) => checkGames(database.sql, player)

  it.each(['spin', 'deal'] as const)('misses a %s that is gone', async (what) => {
    const player = await makePlayer()
    const ticket = await plant(player)
    tell(player, what, `${ticket}:0`, { requestId: `request of ${ticket}` })
    expect(await check(player)).toBe(0)
    tell(player, what, 'XG999999:0')
    await expect(check(player)).rejects.toThrow('XG999999:0 was acknowledged and is lost')
  })

  it('notices another stake', async () => {
    const player = await makePlayer()
    tell(player, 'spin', `${await plant(player, { stake: 2n * stake })}:0`)
    await expect(check(player)).rejects.toThrow('is lost')
  })

  it('misses an action that is gone', async () => {
    const player = await makePlayer()
    const ticket = await plant(player, { actions: ['one'] })
    tell(player, 'act', `${ticket}:1`, { requestId: 'one' })
    await check(player)
    tell(player, 'act', `${ticket}:2`, { requestId: 'two' })
    await expect(check(player)).rejects.toThrow(`action ${ticket}:2 was acknowledged and is lost`)
  })

  it('misses a bet of a slip', async () => {
    const player = await makePlayer()
    const requestId = randomUUID()
    const half = { requestId, stake: stake / 2n }
    const first = await plant(player, half)
    const second = await plant(player, { ...half, position: 1 })
    tell(player, 'slip', `${first},${second}`, { requestId })
    await check(player)
    tell(player, 'slip', `${first},XG999999`, { requestId })
    await expect(check(player)).rejects.toThrow('slip')
  })

  it('finds an action that was done twice', async () => {
    const player = await makePlayer()
    await plant(player, { actions: ['one', 'one'] })
    await expect(check(player)).rejects.toThrow('has a request twice')
  })

  it('counts rounds and actions that nobody heard of', async () => {
    const player = await makePlayer()
    await plant(player, { actions: ['unheard'] })
    expect(await check(player)).toBe(2)
  })
})

describe('the check of a gamer', () => {
  const plantTold = async (player: Player): Promise<void> => {
    const ticket = await plant(player)
    tell(player, 'spin', `${ticket}:0`, { requestId: `request of ${ticket}` })
  }

  it('compares the money with the rounds', async () => {
    const player = await makePlayer()
    await checkGamer(database.sql, player)
    await plantTold(player)
    // The round was lost, and its stake is still in the wallet.
    await expect(checkGamer(database.sql, player)).rejects.toThrow(
      `${player.id} has 10000, not 9000`,
    )
  })

  it('allows no round that nobody heard of', async () => {
    const player = await makePlayer()
    await plant(player)
    await expect(checkGamer(database.sql, player)).rejects.toThrow('rounds nobody heard of')
  })
})

describe('the check of draws', () => {
  const choice = { play: 'size', pick: 'big', price: 201 }
  /** A drawn and paid round with one bet. */
  const drawnRound = async (): Promise<Round> => {
    await house.run('K3')
    const round = await house.current('K3')
    await house.bet(round, await house.member(), choice)
    house.at(round.drawsAt)
    await house.run('K3')
    return round
  }
  /** Changes what the database guards. */
  const forge = async (table: string, change: () => Promise<unknown>): Promise<void> => {
    const { owner } = database
    await owner.unsafe(`alter table ${table} disable trigger user`)
    await change()
    await owner.unsafe(`alter table ${table} enable trigger user`)
  }

  it('is quiet about true draws, and finds one that has changed', async () => {
    const { sql } = database
    const round = await drawnRound()
    const seen = new Map<bigint, string>()
    await checkDraws(sql, seen)
    expect(seen.has(round.id)).toBe(true)
    const turn = () => sql`
      update game_round set numbers = (select array_agg(7 - n) from unnest(numbers) n)
      where id = ${round.id}`
    await forge('game_round', turn)
    await expect(checkDraws(sql, seen)).rejects.toThrow(`draw ${round.id} was`)
    // Nobody has seen it before: its chain tells.
    await expect(checkDraws(sql, new Map())).rejects.toThrow('does not follow from its chain')
    await forge('game_round', turn)
    await checkDraws(sql, seen)
  })

  it('finds a draw from a seed that is not of the chain, though its numbers follow from the seed', async () => {
    const { sql } = database
    const { id, link } = await drawnRound()
    const [kept] = await sql<{ seed: string; salt: string; numbers: number[] }[]>`
      select r.seed, c.salt, r.numbers from game_round r join game_chain c on c.id = r.chain_id
      where r.id = ${id}`
    if (kept === undefined) throw new Error('the round is gone')
    const write = (seed: string, numbers: readonly number[]) => sql`
      update game_round set seed = ${seed}, numbers = ${[...numbers]} where id = ${id}`
    const seed = '0'.repeat(64)
    const stream = sharedStream({ seed, salt: kept.salt, table: 'K3', round: link })
    await forge('game_round', () => write(seed, lotteryOf('K3').draw(stream)))
    await expect(checkDraws(sql, new Map())).rejects.toThrow('does not follow from its chain')
    await forge('game_round', () => write(kept.seed, kept.numbers))
    await checkDraws(sql, new Map())
  })

  it('finds a bet from after the closing, and one that was not paid', async () => {
    const { sql } = database
    const round = await drawnRound()
    const late = later(round.closesAt, 1)
    const bet = await house.bet(round, await house.member(), choice)
    const write = (state: 'open' | 'settled', placedAt: string) => {
      const numbers = sql`select numbers from game_round where id = ${round.id}`
      return numbers.then(([row]) => {
        const drawn = (row as { numbers: number[] }).numbers
        const pays = sharedGameOf('K3').judge(drawn, round.drawsAt)(choice)
        const payout = payoutOf(stake, pays)
        return database.owner`
          update game_bet set state = ${state}, placed_at = ${placedAt},
            payout = ${state === 'open' ? null : payout}, settled_at = ${state === 'open' ? null : placedAt}
          where id = ${bet}`
      })
    }
    const inTime = timestamp(round.opensAt)
    await forge('game_bet', () => write('open', inTime))
    await expect(checkDraws(sql, new Map())).rejects.toThrow('came after the closing')
    await forge('game_bet', () => write('settled', timestamp(late)))
    await expect(checkDraws(sql, new Map())).rejects.toThrow('came after the closing')
    await forge('game_bet', () => write('settled', inTime))
    await checkDraws(sql, new Map())
  })

  it('finds a bet that was paid wrongly', async () => {
    const { sql } = database
    const { id } = await drawnRound()
    const add = (more: Fen) => sql`
      update game_bet set payout = payout + ${more} where round_id = ${id}`
    await forge('game_bet', () => add(1n))
    await expect(checkDraws(sql, new Map())).rejects.toThrow('was paid')
    await forge('game_bet', () => add(-1n))
    await checkDraws(sql, new Map())
  })
})

it('the check of pools finds a pool that lacks a thousandth of a fen', async () => {
  const { sql } = database
  await sql`
    update game_pool set unposted = unposted + (select coalesce(sum(stake), 0) * 3 from game_bet
                                                where game = 'GEM')`
  await checkPools(sql)
  await sql`update game_pool set unposted = unposted - 1 where code = 'major'`
  await expect(checkPools(sql)).rejects.toThrow('pool major')
})
