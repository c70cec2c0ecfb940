import { randomUUID } from 'node:crypto'
import type { TableTopic } from '@xinghe/contract/games-shared.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { isTableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { keepTables } from '../../src/features/games/draws/keep-tables.ts'
import { phaseChannel } from '../../src/features/games/draws/store-phase.ts'
import type { DrawPlatform } from '../../src/features/games/draws/transition.ts'
import { openGamesParts } from '../../src/features/games/parts/parts.ts'
import { bodyHashOf } from '../../src/features/games/rounds/rounds.ts'
import { connect, isConnectionLost } from '../../src/platform/database/connect.ts'
import { secretsFrom } from '../../src/platform/secrets/secrets.ts'
import { casinoCap } from '../fixture-tables.ts'
import { quickClock } from '../quick-clock.ts'
import { randomChoice } from '../random-bet.ts'
import { oneOf } from '../random-choice.ts'
import type { KeeperOrder, KeeperWord } from './keeper-words.ts'

const order = JSON.parse(process.argv[2] ?? '') as KeeperOrder
const say = (word: KeeperWord): void => void process.send?.(word)

const sql = connect(order.url, { max: 8, name: order.name })
const clock = quickClock(order.clock)
const secrets = secretsFrom('secret of the takeovers')
const config = {
  databaseUrl: order.url,
  databaseWaitMs: 60_000,
  mode: 'live',
  salt: { source: 'local', beaconUrl: '' },
}
const platform: DrawPlatform = { sql, clock, secrets, config: config as DrawPlatform['config'] }
const { rounds } = openGamesParts({ sql, clock, secrets, config })
const rng = seededRng(order.seed)

/** The newest round of each table as it was told: by now it may be closed. */
const told = new Map<string, NonNullable<TableTopic['round']> & Pick<TableTopic, 'table'>>()
await sql.listen({
  channel: phaseChannel,
  hear: (text) => {
    const { table, round, last } = JSON.parse(text) as TableTopic
    if (round !== null) told.set(table, { ...round, table })
    if (last !== null) say({ t: 'heard', roundId: last.id, numbers: last.numbers.join() })
  },
  reload: async () => undefined,
})

const bet = async (): Promise<void> => {
  const open = [...told.values()].filter(({ table }) => isTableCode(table))
  if (open.length === 0) return
  const { table, id, drawsAt } = oneOf(rng, open)
  const requestId = randomUUID()
  const stake = BigInt(10 + rng.below(20)) * 100n
  const bets = [{ ...randomChoice(rng, table, drawsAt), stake }]
  say({ t: 'asked', requestId })
  try {
    const placed = await rounds.play({
      kind: 'drawBets',
      memberId: oneOf(rng, order.members),
      requestId,
      table,
      roundId: BigInt(id),
      bets,
      cap: casinoCap,
      bodyHash: bodyHashOf([table, id, bets]),
    })
    if (placed === 'repeated') throw new Error('a new request was answered before')
    for (const { ticket } of placed.bets) say({ t: 'taken', requestId, ticket })
  } catch (error) {
    if (error instanceof Refused) say({ t: 'refused', refusal: error.refusal })
    // After a long pause its transaction was ended: whether the bet was taken is not known.
    else if (!isConnectionLost(error)) throw error
  }
}

keepTables(platform, console, { owner: order.name, leaseSeconds: order.leaseSeconds })
process.on('disconnect', () => process.exit(0))
const orders: unknown[] = []
process.on('message', (word) => orders.push(word))
say({ t: 'ready' })
// The one order is to bet no more.
while (orders.length === 0) {
  await bet()
  await new Promise((resolve) => setTimeout(resolve, 5))
}
