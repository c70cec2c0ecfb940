import { createHash, randomUUID } from 'node:crypto'
import { drawBetKind } from '../src/features/games/draw-bets/bet-on-draw.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Json } from '@xinghe/contract/json.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { instant, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { commitOf } from '@xinghe/rules/base/fair/commit.ts'
import { soloStream } from '@xinghe/rules/games/fair/solo-stream.ts'
import { ticketNumber } from '@xinghe/rules/records/ticket.ts'
import { actKind } from '../src/features/games/solo/act-in-hand.ts'
import { shootKind } from '../src/features/games/shots/shoot-kind.ts'
import { startKind } from '../src/features/games/solo/start-round.ts'
import type { Playable } from '../src/features/games/solo/playable.ts'
import { bodyHashOf, openRounds, type Rounds } from '../src/features/games/rounds/rounds.ts'
import type { Played, SoloRound } from '../src/features/games/round/round.ts'
import type { SoloParts } from '../src/features/games/solo/solo-parts.ts'
import { openSeedVault, seedPurpose, type SeedVault } from '../src/platform/secrets/seed-vault.ts'
import * as seeds from '../src/features/games/seeds/store.ts'
import { findGame, gameOfVersion } from '../src/features/games/solo/solo-games.ts'
import { post } from '../src/ledger/post.ts'
import { verifyLedger } from '../src/ledger/verify.ts'
import type { Sql } from '../src/platform/database/connect.ts'
import type { GroupSize } from '../src/platform/database/group-commit.ts'
import { openIdBlocks } from '../src/platform/database/id-blocks.ts'
import { secretsFrom } from '../src/platform/secrets/secrets.ts'
import { handGame } from './hand-game.ts'
import { memberWithAccounts } from './ledger.ts'

type Answer = Played<SoloRound> | 'repeated'

/** A process that plays rounds. */
interface RoundProcess {
  readonly rounds: Rounds
  readonly solo: SoloParts
  start(
    memberId: MemberId,
    game: string,
    stake: Fen,
    more?: { readonly requestId?: string; readonly choice?: Json },
  ): Promise<Answer>
  act(memberId: MemberId, ticket: string, action: Json, more?: ActOptions): Promise<Answer>
}

interface ActOptions {
  readonly requestId?: string
  readonly game?: string
  readonly refusedStake?: Refused | null
}

export interface GamesFixture extends RoundProcess {
  readonly url: string
  readonly sql: Sql
  readonly owner: Sql
  readonly clock: { now(): Instant; readonly advance: null }
  pass(ms: number): void
  /** A member with seeds; money in the wallet of a venue and in the centre. */
  member(money?: { venue?: string; inVenue?: Fen; centre?: Fen }): Promise<MemberId>
  /** Another process, optionally with another database connection. */
  second(databaseUrl?: string, size?: Partial<GroupSize>): RoundProcess
  /** Everything that the member has in all accounts. */
  money(memberId: MemberId): Promise<Fen>
  faults(): Promise<readonly string[]>
  close(): Promise<void>
}

export const refusalOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refused) return error.refusal
      throw error
    },
  )

/** Also the game that only tests play. */
const gameOf = (code: string): Playable => {
  const game = code === handGame.code ? handGame : findGame(code)
  if (game === null) throw new Error(`no game ${code}`)
  return game
}

interface TestDatabase {
  readonly sql: Sql
  readonly owner: Sql
  readonly url: string
  close(): Promise<void>
}

interface FixtureOptions {
  /** In the place of the real stream. */
  readonly stream?: SoloParts['stream']
  readonly size?: Partial<GroupSize>
  /** Server seeds that are the same in every run. */
  readonly seed?: number
}

const seededVault = (seed: number): SeedVault => {
  const secrets = secretsFrom('games fixture')
  const vault = openSeedVault(secrets)
  let made = 0
  return {
    open: (sealed) => vault.open(sealed),
    make() {
      const serverSeed = createHash('sha256')
        .update(`${seed} ${(made += 1)}`)
        .digest('hex')
      const hash = commitOf(serverSeed)
      return { sealed: secrets.seal(seedPurpose, hash, Buffer.from(serverSeed)), hash }
    },
  }
}

/** Rounds on a real database, with a clock that the test moves. */
export const openGamesFixture = async (
  database: TestDatabase,
  { stream = soloStream, size = {}, seed }: FixtureOptions = {},
): Promise<GamesFixture> => {
  const { sql, owner, url } = database
  let time = instant(Date.parse('2026-07-15T04:00:00Z'))
  const clock = { now: () => time, advance: null }
  const vault = seed === undefined ? openSeedVault(secretsFrom('games fixture')) : seededVault(seed)
  const opened: Rounds[] = []

  const open = (databaseUrl = url, ownSize = size): RoundProcess => {
    const solo: SoloParts = {
      numbers: openIdBlocks(sql, 'game_bet_block', 1_000),
      vault,
      stream,
      gameOf: (code, version) => (code === handGame.code ? handGame : gameOfVersion(code, version)),
    }
    const rounds = openRounds(
      { sql, clock, config: { databaseUrl, databaseWaitMs: 5_000 } },
      {
        start: startKind(solo),
        act: actKind(solo),
        drawBets: drawBetKind(solo.numbers),
        shots: shootKind(solo),
      },
      ownSize,
    )
    opened.push(rounds)
    return {
      rounds,
      solo,
      async start(memberId, code, stake, { requestId = randomUUID(), choice = null } = {}) {
        const game = gameOf(code)
        const bodyHash = bodyHashOf([code, stake, choice])
        return rounds.play({ kind: 'start', memberId, requestId, game, stake, choice, bodyHash })
      },
      async act(memberId, ticket, action, more = {}) {
        const { requestId = randomUUID(), game = 'HAND', refusedStake = null } = more
        return rounds.play({
          kind: 'act',
          memberId,
          requestId,
          game: gameOf(game),
          number: ticketNumber('XG', ticket) ?? 0,
          ticket,
          action: { by: 'member', action },
          refusedStake,
        })
      },
    }
  }

  const fund = (memberId: MemberId, venue: string | null, amount: Fen) =>
    post(
      sql,
      [
        {
          from: { house: 'rail:bank' },
          into: venue === null ? { memberId, pocket: 'centre' } : { memberId, venue },
          amount,
          code: 'deposit',
          cause: 'test',
          key: `test:${memberId}:${venue}`,
        },
      ],
      time,
    )

  const first = open()
  return {
    ...first,
    url,
    sql,
    owner,
    clock,
    pass(ms) {
      time = later(time, ms)
    },
    async member({ venue = 'XHDZ', inVenue = 100_000n, centre = 0n } = {}) {
      const id = await memberWithAccounts(sql)
      await seeds.insertRow(sql, id, [vault.make(), vault.make()], time)
      await seeds.writeClientSeed(sql, id, 'test')
      if (inVenue > 0n) await fund(id, venue, inVenue)
      if (centre > 0n) await fund(id, null, centre)
      return id
    },
    second: open,
    async money(memberId) {
      const [row] = await sql<{ money: Fen }[]>`
        select sum(balance)::bigint as money from ledger_account where member_id = ${memberId}`
      return row?.money ?? 0n
    },
    faults: async () => (await verifyLedger(sql)).differences,
    async close() {
      for (const rounds of opened) await rounds.close()
      await database.close()
    },
  }
}
