import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { later, secondMs } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { tableOf } from '@xinghe/rules/games/tables/tables.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { sharedStream } from '@xinghe/rules/games/fair/shared-stream.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { tableHouse, type TableHouse } from '../../../../test/table-house.ts'
import { runTable } from './run-table.ts'
import { readChains } from './store-chain.ts'
import { readCurrent, readDrawn, readRound, type Round } from './store-round.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let house: TableHouse
beforeAll(async () => {
  database = await freshDatabase()
  // The site's midnight: every table opens a round.
  house = tableHouse(database.sql, '2026-11-15T16:00:00Z')
})
afterAll(() => database.close())

/** The round that can be bet on, at its opening. */
const nextRound = async (table: TableCode): Promise<Round> => {
  await house.run(table)
  const current = await readCurrent(database.sql, table)
  if (current === null) throw new Error(`${table} has no round`)
  const { everySeconds } = tableOf(table)
  if (house.now() > current.opensAt) {
    house.at(later(current.opensAt, everySeconds * secondMs))
    await house.run(table)
  }
  return house.current(table)
}

describe('a live table', () => {
  it('closes, deals one second later and shows the round before the next one opens', async () => {
    const round = await nextRound('BA1')
    expect(round.closesAt - round.opensAt).toBe(20 * secondMs)
    expect(round.drawsAt - round.closesAt).toBe(secondMs)
    const lease = await house.lease('BA1')
    house.at(round.closesAt)
    expect((await runTable(house.platform, lease)).dueAt).toBe(round.drawsAt)
    expect((await readRound(database.sql, round.id))?.state).toBe('closed')
    house.at(round.drawsAt)
    const nextOpening = later(round.opensAt, 36 * secondMs)
    expect((await runTable(house.platform, lease)).dueAt).toBe(nextOpening)
    expect((await readCurrent(database.sql, 'BA1'))?.state).toBe('drawn')
    house.at(nextOpening)
    await house.run('BA1')
    expect(await readCurrent(database.sql, 'BA1')).toMatchObject({
      number: round.number + 1,
      state: 'betting',
    })
  })

  it('deals what its chain decided before anyone bet', async () => {
    const round = await nextRound('DT1')
    house.at(round.drawsAt)
    await house.run('DT1')
    const drawn = await readRound(database.sql, round.id)
    const [chain] = await readChains(database.sql, 'DT1')
    const rng = sharedStream({
      seed: drawn?.seed ?? '',
      salt: chain?.salt ?? '',
      table: 'DT1',
      round: round.link,
    })
    expect(drawn?.numbers).toEqual(tableOf('DT1').draw(rng))
  })

  it('leaves out the rounds of a stop, and goes on with the next that can be bet on', async () => {
    const round = await nextRound('RL1')
    const stopEnd = later(round.opensAt, 3 * 40 * secondMs)
    // In the round that runs then, bets are closed already.
    house.at(later(stopEnd, 30 * secondMs))
    await house.run('RL1')
    expect((await readRound(database.sql, round.id))?.state).toBe('paid')
    expect((await readCurrent(database.sql, 'RL1'))?.number).toBe(round.number)
    house.at(later(stopEnd, 40 * secondMs))
    await house.run('RL1')
    expect((await readCurrent(database.sql, 'RL1'))?.number).toBe(round.number + 4)
    const [last] = await readDrawn(database.sql, 'RL1', null, 1)
    expect(last?.id).toBe(round.id)
  })
})

describe('bets of a live table', () => {
  const walletOf = async (memberId: string): Promise<Fen> => {
    const [row] = await database.sql<{ balance: Fen }[]>`
      select balance from ledger_account where member_id = ${memberId} and venue = 'XHZR'`
    return row?.balance ?? 0n
  }

  it('are paid what the spots pay, on the channel of the tables, with a sentence each', async () => {
    const table = tableOf('RL1')
    const round = await nextRound('RL1')
    const member = await house.member()
    for (const { play, pick, price } of table.spots)
      await house.bet(round, member, { play, pick, price })
    house.at(round.drawsAt)
    await house.run('RL1')
    const drawn = await readRound(database.sql, round.id)
    const numbers = drawn?.numbers ?? []
    const pays = table.spots.map((spot) => 10n * BigInt(table.pay(spot, numbers)))
    const bets = await database.sql<
      { payout: Fen; state: string; explanation: string; channel: string }[]
    >`
      select payout, state, explanation, channel from game_bet
      where member_id = ${member} order by id`
    expect(bets.map(({ payout }) => payout)).toEqual(pays)
    expect(bets[0]).toMatchObject({ state: 'settled', channel: 'XHZR' })
    expect(bets[0]?.explanation).toContain(`第${round.name}局 ${numbers[0]} `)
    expect(await walletOf(member)).toBe(pays.reduce((sum, pay) => sum + pay, 0n))
  })
})
