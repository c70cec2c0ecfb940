import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sharedBets, sharedChain, sharedDraws, sharedTable } from '@xinghe/contract/games-shared.ts'
import { openGame } from '@xinghe/contract/games-play.ts'
import { refusals, type Refusal } from '@xinghe/contract/refusal-table.ts'
import { later } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { tablePlayer, type BetOnWire } from '../../../../test/table-player.ts'
import { secondSite } from '../../../../test/second-site.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { keepTables } from './keep-tables.ts'
import { payRound } from './pay-round.ts'
import { runTable } from './run-table.ts'
import { readCurrent, readRound, type Round } from './store-round.ts'
import { takeLease } from './store-table.ts'
import type { DrawPlatform } from './transition.ts'

let site: TestSite
let platform: DrawPlatform
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
  site.platform.clock.stop?.(true)
  // Without the history of a demo site.
  platform = { ...site.platform, config: { ...site.platform.config, mode: 'live' } }
})
afterAll(() => site.close())

const run = async (table: SharedCode): Promise<void> => {
  const epoch = await takeLease(platform.sql, table, 'test')
  if (epoch === null) throw new Error(`${table} is run elsewhere`)
  const { unpaid } = await runTable(platform, { table, epoch })
  for (const id of unpaid) await payRound(platform, id)
}
const moveTo = (at: number): void => site.platform.clock.advance?.(at - site.platform.clock.now())

/** A round that has just opened. */
const freshRound = async (table: SharedCode): Promise<Round> => {
  await run(table)
  const before = await readCurrent(platform.sql, table)
  if (before !== null) moveTo(before.drawsAt)
  await run(table)
  const round = await readCurrent(platform.sql, table)
  if (round?.state !== 'betting') throw new Error('no round is open')
  return round
}

const bet = (play: string, pick: string, price: number, stake = '10.00'): BetOnWire => ({
  play,
  pick,
  price,
  stake,
})
const big = bet('size', 'big', 201)

const betsOf = (roundId: bigint) => platform.sql<{ state: string; payout: Fen | null }[]>`
  select state, payout from game_bet where round_id = ${roundId} order by id`

describe('bets on a round', () => {
  it('are all taken, with a ticket each, and shown to their member alone', async () => {
    const round = await freshRound('K3')
    const player = await tablePlayer(site, 100_00n)
    const answer = await player.bet('K3', round.id, [big, bet('sum', '3', 21168, '2.00')])
    expect(answer).toMatchObject({
      status_code: 6000,
      data: {
        stakeable: '88.00',
        bets: [
          { play: 'size', pick: 'big', price: 201, stake: '10.00', state: 'open', verdict: null },
          { play: 'sum', pick: '3', price: 21168, stake: '2.00', state: 'open', payout: null },
        ],
      },
    })
    const { data } = await player.table('K3')
    expect(data['mine']).toHaveLength(2)
    const other = await tablePlayer(site, 0n)
    expect((await other.table('K3')).data['mine']).toEqual([])
  })

  it('are taken together or not at all', async () => {
    const round = await freshRound('K3')
    const player = await tablePlayer(site, 100_00n)
    const refused = await player.bet('K3', round.id, [big, bet('size', 'odd', 201)])
    expect(refused.data).toMatchObject({ refusal: 'pick-not-offered' })
    expect(await betsOf(round.id)).toEqual([])
    const { data } = await player.table('K3')
    expect(data['mine']).toEqual([])
  })

  it.each([
    ['pick-not-offered', bet('gone', 'big', 201)],
    ['price-moved', bet('size', 'big', 202)],
    ['stake-too-low', bet('size', 'big', 201, '0.00')],
    ['stake-not-whole', bet('size', 'big', 201, '1.50')],
    ['stake-too-high', bet('size', 'big', 201, '20001.00')],
    ['balance-too-low', bet('size', 'big', 201, '20000.00')],
  ] as const)('are refused: %s', async (refusal, wanted) => {
    const round = (await readCurrent(platform.sql, 'K3')) ?? (await freshRound('K3'))
    const player = await tablePlayer(site, 100_00n)
    const answer = await player.bet('K3', round.id, [wanted])
    expect(answer.data).toMatchObject({ refusal })
    expect(answer.status_code).toBe((refusals[refusal] as Refusal).code)
  })

  it('need the launch of the lottery by this session', async () => {
    const round = await freshRound('K3')
    const [one, other] = [await tablePlayer(site, 100_00n), await tablePlayer(site, 100_00n)]
    const input = { table: 'K3', roundId: String(round.id), bets: [big] }
    const foreign = await one.member.call(sharedBets, { ...input, uid: other.uid })
    expect(foreign.data).toMatchObject({ refusal: 'wallet-token-expired' })
    const visitor = await site.call(sharedBets, { ...input, uid: other.uid })
    expect(visitor.data).toMatchObject({ refusal: 'session-expired' })
  })

  it('have one answer for ever by their request id', async () => {
    const round = await freshRound('K3')
    const player = await tablePlayer(site, 100_00n)
    const requestId = randomUUID()
    const first = await player.bet('K3', round.id, [big], requestId)
    const again = await player.bet('K3', round.id, [big], requestId)
    expect(again.data).toEqual(first.data)
    const other = await player.bet('K3', round.id, [big, big], requestId)
    expect(other.data).toMatchObject({ refusal: 'request-id-reused' })
    moveTo(round.drawsAt)
    await run('K3')
    const late = await player.bet('K3', round.id, [big], requestId)
    const ticket = (from: typeof late) => (from.data['bets'] as { ticket: string }[])[0]?.ticket
    expect(ticket(late)).toBe(ticket(first))
    expect(await betsOf(round.id)).toHaveLength(1)
  })
})

describe('late bets', () => {
  it('are refused from the closing time on, and never moved to the next round', async () => {
    const round = await freshRound('SSC')
    const player = await tablePlayer(site, 100_00n)
    const digit = bet('digit', '1:7', 980)
    const refusalNow = async (id: bigint, table: SharedCode = 'SSC') =>
      (await player.bet(table, id, [digit])).data['refusal']
    moveTo(round.closesAt - 1)
    expect((await player.bet('SSC', round.id, [digit])).status_code).toBe(6000)
    // The clock alone decides: the closing has not been written yet.
    moveTo(round.closesAt)
    expect(await refusalNow(round.id)).toBe('round-closed')
    await run('SSC')
    expect(await refusalNow(round.id)).toBe('round-closed')
    moveTo(round.drawsAt)
    await run('SSC')
    expect(await refusalNow(round.id)).toBe('round-closed')
    expect(await refusalNow(999_999n)).toBe('round-closed')
    const next = await readCurrent(platform.sql, 'SSC')
    // A round of another table.
    expect(await refusalNow(next?.id ?? 0n, 'K3')).toBe('round-closed')
    expect(await betsOf(next?.id ?? 0n)).toEqual([])
    expect(await betsOf(round.id)).toHaveLength(1)
  })

  it('of many members at the closing are settled by the draw, or refused and never taken', async () => {
    const round = await freshRound('SSC')
    const players = await Promise.all(Array.from({ length: 12 }, () => tablePlayer(site, 50_00n)))
    moveTo(round.closesAt - 1)
    const asked = players.flatMap((player) =>
      Array.from({ length: 3 }, () => player.bet('SSC', round.id, [bet('digit', '1:7', 980)])),
    )
    moveTo(round.closesAt)
    const closing = run('SSC')
    const answers = await Promise.all(asked)
    await closing
    const taken = answers.filter(({ status_code }) => status_code === 6000).length
    const refused = answers.filter(({ data }) => data['refusal'] === 'round-closed').length
    expect(taken + refused).toBe(answers.length)
    moveTo(round.drawsAt)
    await run('SSC')
    const bets = await betsOf(round.id)
    expect(bets).toHaveLength(taken)
    expect(bets.every(({ state }) => state === 'settled')).toBe(true)
  })
})

it('a winning draw is paid into the wallet and told to its member', async () => {
  const round = await freshRound('PK10')
  const player = await tablePlayer(site, 100_00n)
  const cars = Array.from({ length: 10 }, (_, at) => bet('rank', `1:${at + 1}`, 980))
  expect((await player.bet('PK10', round.id, cars)).data['stakeable']).toBe('0.00')
  moveTo(round.drawsAt)
  await run('PK10')
  const { data } = await player.table('PK10')
  const mine = data['mine'] as { verdict: string; payout: string }[]
  expect(mine.map(({ verdict }) => verdict).toSorted()).toEqual([
    ...Array.from({ length: 9 }, () => 'lost'),
    'won',
  ])
  expect(mine.find(({ verdict }) => verdict === 'won')?.payout).toBe('98.00')
  const [wallet] = await platform.sql<{ balance: Fen }[]>`
    select balance from ledger_account where member_id = ${player.member.id} and venue = 'XHCP'`
  expect(wallet?.balance).toBe(98_00n)
})

it('a lottery opens with the bets, net and time of this login, and without seeds or hands', async () => {
  const round = await freshRound('PK10')
  const player = await tablePlayer(site, 100_00n)
  const cars = Array.from({ length: 10 }, (_, at) => bet('rank', `1:${at + 1}`, 980))
  await player.bet('PK10', round.id, cars)
  const opened = async () => {
    const answer = await player.member.call(openGame, { gameCode: 'PK10' })
    return z.decode(openGame.output, answer.data as z.input<typeof openGame.output>)
  }
  expect((await opened()).session.net).toBe(0n)
  moveTo(round.drawsAt)
  await run('PK10')
  const { session, rounds, ...table } = await opened()
  // Ten stakes of 10 yuan, one of which won at 9.80.
  expect(session.net).toBe(-2_00n)
  expect(session.since).toBeLessThanOrEqual(round.drawsAt)
  expect(rounds.map(({ drawNumber }) => drawNumber)).toEqual(cars.map(() => round.number))
  expect(rounds[0]?.explanation).toMatch(/^星河赛车：投注 ¥10，定位 冠军 /)
  expect(rounds[0]?.explanation).toContain(`第${round.name}期 开奖`)
  expect(table).toEqual({
    gameCode: 'PK10',
    channelCode: 'XHCP',
    version: 1,
    stakes: [],
    maxPayout: null,
    balance: 98_00n,
    readyAt: null,
    fair: null,
    openHand: null,
    otherHands: [],
  })
})

it('anyone reads tables, draws and chains, and no seed of a draw to come', async () => {
  await freshRound('LHC')
  const table = await site.call(sharedTable, { table: 'LHC' })
  expect(table.data).toMatchObject({ round: { state: 'betting' }, cap: '4320000.00', mine: [] })
  const { data } = await site.call(sharedDraws, { table: 'LHC', most: 50 })
  const draws = data['draws'] as { number: number; seed: string; numbers: number[] }[]
  expect(draws[0]?.numbers).toHaveLength(7)
  const rest = await site.call(sharedDraws, { table: 'LHC', most: 50, before: draws[0]?.number })
  expect(rest.data['draws']).toEqual(draws.slice(1))
  const chains = (await site.call(sharedChain, { table: 'LHC' })).data['chains'] as object[]
  expect(Object.keys(chains[0] ?? {}).toSorted()).toEqual([
    'id',
    'length',
    'madeAt',
    'salt',
    'saltNumber',
    'saltPromised',
    'saltSource',
    'saltUrl',
    'start',
    'used',
  ])
})

it('two processes take bets on the rounds of one keeper, and both can keep the tables', async () => {
  const second = await secondSite(site)
  const round = await freshRound('K3')
  const player = await tablePlayer(site, 100_00n)
  second.platform.clock.stop?.(true)
  second.platform.clock.advance?.(later(round.opensAt, 1_000) - second.platform.clock.now())
  const answers = await Promise.all([
    player.bet('K3', round.id, [big]),
    player.through(second).bet('K3', round.id, [big]),
  ])
  expect(answers.map(({ status_code }) => status_code)).toEqual([6000, 6000])
  await platform.sql`update game_table set lease_until = '-infinity'`
  const log = { error: () => undefined, warn: () => undefined }
  const keepers = [
    keepTables(platform, log),
    keepTables({ ...second.platform, config: platform.config }, log),
  ]
  moveTo(round.drawsAt)
  second.platform.clock.advance?.(round.drawsAt - second.platform.clock.now())
  while ((await readRound(platform.sql, round.id))?.state !== 'paid')
    await new Promise((resolve) => setImmediate(resolve))
  await Promise.all(keepers.map((keeper) => keeper.close()))
  expect(await betsOf(round.id)).toHaveLength(2)
  await second.close()
})
