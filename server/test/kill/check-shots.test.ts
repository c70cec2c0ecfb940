import { shoot } from '@xinghe/contract/games-fishing.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../database.ts'
import { memberWithAccounts } from '../ledger.ts'
import { checkShots, type ToldShots } from './check-shots.ts'
import type { Player } from './intention.ts'
import { madePlayer } from './made-player.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const makePlayer = async (): Promise<Player> => madePlayer(await memberWithAccounts(database.sql))

const hit = (fish: string, multiple: number, free: string | null = null) => ({
  fish,
  bullet: '1.00',
  multiple,
  void: free,
})

const tell = (player: Player, told: ToldShots): void => {
  player.intentions.push({
    wish: { what: 'shots', amount: 300n },
    call: shoot,
    input: { room: '1' },
    requestId: told.roundId,
    answer: { id: told.roundId },
    told,
  })
}

let number = 0
/** A call as it is stored, with its catches; told as it is, unless it is told otherwise. */
const plant = async (
  player: Player,
  hits: ToldShots['hits'],
  { kills = true, ...over }: Partial<ToldShots> & { kills?: boolean } = {},
): Promise<void> => {
  number += 1
  const roundId = `XG${number}`
  const stake = 100 * hits.filter((one) => one.void === null).length
  const payout = hits.reduce((sum, { multiple }) => sum + 100 * multiple, 0)
  await database.sql`
    insert into game_bet (id, ticket, member_id, channel, game, rules_version, request_id, body_hash,
                          state, stake, risk, choice, payout, turnover, placed_at, settled_at)
    values (${number}, ${roundId}, ${player.id}, 'XHBY', 'FISH', 1, ${roundId}, '', 'settled', ${stake},
            ${stake}, 'null', ${payout}, 0, now(), now())`
  for (const { fish, multiple } of hits)
    if (multiple > 0 && kills)
      await database.sql`
        insert into fish_kill (room_id, fish, bet_id, caught_at)
        values (1, ${fish}, ${number}, now()) on conflict do nothing`
  const text = (fen: number): string => fenToText(BigInt(fen))
  tell(player, { roundId, stake: text(stake), payout: text(payout), hits, ...over })
}

const check = (...players: readonly Player[]) => checkShots(database.sql, players)

it('counts hits, free hits and catches', async () => {
  const [one, other] = [await makePlayer(), await makePlayer()]
  await plant(one, [hit('s1.0', 2), hit('s1.1', 0)])
  await plant(other, [hit('s1.0', 0, 'caught'), hit('s1.2', 0)])
  expect(await check(one, other)).toEqual({ hits: 4, freeHits: 1, catches: 1 })
})

it('misses shots that are gone', async () => {
  const player = await makePlayer()
  tell(player, { roundId: 'XG999', stake: '1.00', payout: '0.00', hits: [hit('s2.0', 0)] })
  await expect(check(player)).rejects.toThrow('XG999 was acknowledged and is lost')
})

it('notices a fish that was caught twice', async () => {
  const [one, other] = [await makePlayer(), await makePlayer()]
  await plant(one, [hit('s3.0', 2)])
  await plant(other, [hit('s3.0', 2)])
  await expect(check(one, other)).rejects.toThrow('was caught by')
})

it('notices a catch that is not kept', async () => {
  const player = await makePlayer()
  await plant(player, [hit('s4.0', 2)], { kills: false })
  await expect(check(player)).rejects.toThrow('is not caught by')
})

it('notices a free hit that was charged or paid, and a wrong sum', async () => {
  const hits = [hit('s5.0', 0), hit('s5.1', 0, 'gone')]
  const [charged, paid, short] = [await makePlayer(), await makePlayer(), await makePlayer()]
  await plant(charged, hits, { stake: '2.00' })
  await expect(check(charged)).rejects.toThrow('not 100 and 0')
  await plant(paid, [hit('s6.0', 0), hit('s6.1', 2, 'taken')])
  await expect(check(paid)).rejects.toThrow('pays for a hit that was free')
  await plant(short, [hit('s7.0', 3)], { payout: '2.00' })
  await expect(check(short)).rejects.toThrow('not 100 and 300')
})

it('notices one round for two calls', async () => {
  const player = await makePlayer()
  await plant(player, [hit('s8.0', 0)])
  player.intentions.push(...player.intentions)
  await expect(check(player)).rejects.toThrow('two calls to shoot have one round')
})
