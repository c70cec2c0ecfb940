import type { TableTopic } from '@xinghe/contract/games-shared.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { sharedCodes } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { isTableCode, tableCodes } from '@xinghe/rules/games/tables/table-game.ts'
import { phaseChannel } from '../../src/features/games/draws/store-phase.ts'
import type { RoundState } from '../../src/features/games/draws/store-round.ts'
import type { DrawPlatform } from '../../src/features/games/draws/transition.ts'
import { post } from '../../src/ledger/post.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import type { Sql } from '../../src/platform/database/connect.ts'
import { secretsFrom } from '../../src/platform/secrets/secrets.ts'
import { checkDraws } from '../kill/check-games.ts'
import { openCrew } from '../crew.ts'
import { memberWithAccounts } from '../ledger.ts'
import { quickClock, type QuickClock } from '../quick-clock.ts'
import { oneOf } from '../random-choice.ts'
import { insertSeededChain } from '../seeded-chain.ts'
import { until } from '../until.ts'
import type { FreshDatabase } from '../database.ts'
import type { KeeperOrder, KeeperWord } from './keeper-words.ts'
import { startPhaseLog, writtenByOthers } from './phase-log.ts'

/** How the owner of a table is taken away, and in which phase of a round. */
export interface Deed {
  readonly by: 'kill' | 'pause'
  readonly phase: RoundState
}

export const everyDeed: readonly Deed[] = (['betting', 'closed', 'drawn', 'paid'] as const).flatMap(
  (phase): Deed[] => [
    { by: 'kill', phase },
    { by: 'pause', phase },
  ],
)

export interface TakeoverPlan {
  readonly seed: number
  readonly deeds: readonly Deed[]
  /** More deeds follow until so many rounds are paid. */
  readonly roundsLeast: number
  readonly leaseSeconds: number
  readonly speed: number
}

export interface TakeoverReport {
  readonly rounds: number
  readonly taken: number
  readonly late: number
  readonly takeovers: Readonly<Record<string, number>>
  readonly faults: readonly string[]
}

const crewSize = 3
const script = new URL('./keeper.ts', import.meta.url)

const makeMember = async (sql: Sql, now: ReturnType<DrawPlatform['clock']['now']>) => {
  const memberId = await memberWithAccounts(sql)
  const into = { memberId, venue: 'XHZR' }
  const money = { from: { house: 'rail:bank' }, into, amount: 1_000_000_00n } as const
  await post(sql, [{ ...money, code: 'deposit', cause: 'test', key: `test:${memberId}` }], now)
  return memberId
}

/** Several processes run the tables of one database while their owners are killed and paused. */
export const runTakeovers = async (
  { sql, url, ...database }: Pick<FreshDatabase, 'sql' | 'owner' | 'url'>,
  { seed, deeds, roundsLeast, leaseSeconds, speed }: TakeoverPlan,
  say: (line: string) => void = () => undefined,
): Promise<TakeoverReport> => {
  const rng = seededRng(seed)
  const clockOrder: QuickClock = { startedAt: Date.now(), origin: Date.now(), speed }
  const clock = quickClock(clockOrder)
  const secrets = secretsFrom('secret of the takeovers')
  const platform: DrawPlatform = {
    sql,
    clock,
    secrets,
    config: { mode: 'live', salt: { source: 'local', beaconUrl: '' } } as never,
  }
  for (const table of sharedCodes) await insertSeededChain(platform, table, 5_000, `run ${seed}`)
  const members = await Promise.all(Array.from({ length: 12 }, () => makeMember(sql, clock.now())))
  await startPhaseLog(database.owner)

  const faults: string[] = []
  const asked = new Set<string>()
  const taken = new Map<string, string>()
  const results = new Map<string, string>()
  let late = 0
  const hear = (word: KeeperWord): void => {
    if (word.t === 'asked') asked.add(word.requestId)
    if (word.t === 'taken') taken.set(word.ticket, word.requestId)
    if (word.t === 'refused') {
      if (word.refusal === 'round-closed') late += 1
      // A paused process may hold the purse of a member.
      else if (word.refusal !== 'lock-not-had') faults.push(`a bet was refused: ${word.refusal}`)
    }
    if (word.t === 'heard') {
      const before = results.get(word.roundId) ?? word.numbers
      if (before !== word.numbers) faults.push(`round ${word.roundId} was told in two ways`)
      results.set(word.roundId, word.numbers)
    }
  }
  const newest = new Map<string, NonNullable<TableTopic['round']>>()
  const listening = await sql.listen({
    channel: phaseChannel,
    hear: (text) => {
      const { table, round } = JSON.parse(text) as TableTopic
      if (round !== null) newest.set(table, round)
    },
    reload: async () => undefined,
  })
  const order: Omit<KeeperOrder, 'name' | 'seed'> = {
    url,
    members,
    leaseSeconds,
    clock: clockOrder,
  }
  const crew = openCrew(script, 'keeper', order, (word) => hear(word as KeeperWord))
  const ownerOf = async (table: string): Promise<string | null> => {
    const [row] = await sql<{ owner: string | null }[]>`
      select owner from game_table where code = ${table} and lease_until > now()`
    return row?.owner ?? null
  }
  const isPaid = async (roundId: string): Promise<boolean> => {
    const [row] = await sql`
      select 1 from game_round where id = ${BigInt(roundId)} and paid_at is not null`
    return row !== undefined
  }
  const takeovers: Record<string, number> = {}

  const takeAway = async ({ phase, by }: Deed): Promise<void> => {
    const table = oneOf(rng, tableCodes)
    const owner = await until(`an owner of ${table}`, async () => {
      const name = await ownerOf(table)
      return name !== null && crew.names().includes(name) ? name : null
    })
    const round = await until(`${table} in phase ${phase}`, () => {
      const told = newest.get(table)
      return told?.state === phase ? told : null
    })
    if (by === 'kill') await crew.kill(owner)
    else crew.pause(owner)
    await until(`another owner of ${table}`, async () => {
      const name = await ownerOf(table)
      return name === null || name === owner ? null : name
    })
    await until(`${table} ${round.name} paid`, async () => ((await isPaid(round.id)) ? true : null))
    if (by === 'kill') await crew.hire()
    else crew.resume(owner)
    takeovers[`${by} ${phase}`] = (takeovers[`${by} ${phase}`] ?? 0) + 1
    say(`${by} of ${owner} while ${table} was ${phase}`)
  }

  const countRounds = async (): Promise<number> => {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::integer as count from game_round
      where table_code = any(${[...tableCodes]}::text[]) and paid_at is not null`
    return row?.count ?? 0
  }
  try {
    for (let at = 0; at < crewSize; at += 1) await crew.hire()
    for (const deed of deeds) await takeAway(deed)
    while ((await countRounds()) < roundsLeast) await takeAway(oneOf(rng, everyDeed))
    for (const name of crew.names()) crew.tell(name, 'stop betting')
    await until('every bet settled', async () => {
      const [row] = await sql`select 1 from game_bet where state = 'open' limit 1`
      return row === undefined ? true : null
    })
  } finally {
    await crew.close()
    await listening.unlisten()
  }
  await checkDraws(sql, new Map())
  faults.push(...(await writtenByOthers(sql)), ...(await verifyLedger(sql)).differences)
  const bets = await sql<{ ticket: string; requestId: string; payouts: number }[]>`
    select b.ticket, b.request_id as "requestId",
           (select count(*) from ledger_transfer t where t.key = b.ticket || ':payout')::integer
             as payouts
    from game_bet b`
  const found = new Map(bets.map((bet) => [bet.ticket, bet.requestId]))
  for (const { ticket, requestId, payouts } of bets) {
    if (!asked.has(requestId)) faults.push(`nobody asked for ${ticket}`)
    if (payouts > 1) faults.push(`${ticket} was paid ${payouts} times`)
  }
  if (new Set(found.values()).size !== found.size) faults.push('a request became two bets')
  for (const [ticket, requestId] of taken)
    if (found.get(ticket) !== requestId) faults.push(`${ticket} was taken and is gone`)
  if ([...newest.keys()].filter(isTableCode).length < tableCodes.length)
    faults.push('a table was not run')
  return { rounds: await countRounds(), taken: taken.size, late, takeovers, faults }
}
