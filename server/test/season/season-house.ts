import { tmpdir } from 'node:os'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import { openCashing, type Cashing } from '../../src/features/sports/cash-out/cashing.ts'
import { openPlacing, type Placing } from '../../src/features/sports/place/placing.ts'
import type { Platform } from '../../src/platform/parts.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { connect } from '../../src/platform/database/connect.ts'
import { timestamp } from '../../src/platform/database/value.ts'
import { openSettings } from '../../src/platform/settings/settings.ts'
import { openMemberAccounts } from '../../src/ledger/open-accounts.ts'
import { post } from '../../src/ledger/post.ts'
import { openSeasonWorld, type SeasonWorld, type SeasonWorldOptions } from './season-world.ts'

export interface SeasonHouse {
  readonly platform: Pick<Platform, 'sql' | 'clock' | 'settings' | 'config'>
  readonly world: SeasonWorld
  readonly placing: Placing
  readonly cashing: Cashing
  /** Moves the clock, and the simulated world with it. */
  goTo(at: Instant): void
  close(): Promise<void>
}

const log = {
  error: (detail: unknown): void => {
    throw new Error('the season went wrong', { cause: detail })
  },
}

/** The parts of a server process, with a clock that only the season moves. */
export const openSeasonHouse = async (
  databaseUrl: string,
  options: SeasonWorldOptions & { readonly begin: Instant },
): Promise<SeasonHouse> => {
  let now = options.begin
  const clock = { now: () => now, advance: null }
  const sql = connect(databaseUrl, { max: 6, name: 'season' })
  const config = readConfig({ DATABASE_URL: databaseUrl, CLOCK: 'sandbox' }, tmpdir())
  const settings = await openSettings(sql)
  const platform = { sql, clock, settings, config }
  const world = openSeasonWorld(platform, options, log)
  const placing = openPlacing(platform, world.book, {
    storeMatches: (ids) => world.storeMatches(ids),
    log,
    // Two would finish in random order, and the ledger's hash would change.
    size: { lanes: 1 },
  })
  const cashing = openCashing(platform, world.book, log)
  // Opens their connections: the first snapshot of the world blocks the process for longer than that may take.
  await Promise.all([placing.decideDue(), cashing.decideDue()])
  return {
    platform,
    world,
    placing,
    cashing,
    goTo(at) {
      now = at
      world.speak(at)
    },
    async close() {
      await placing.close()
      await cashing.close()
      await settings.close()
      await sql.end(5_000)
    },
  }
}

/** Account ids are cached by member, so each season of a process has its own members. */
export const seasonMember = (season: string, at: number): MemberId =>
  `mem_${season}${String(at).padStart(6, '0')}`

/** Every member begins with the same sum, in one of two wallets. */
export const fillSeasonMembers = async (
  { sql }: Pick<Platform, 'sql'>,
  season: string,
  members: number,
): Promise<void> => {
  const now = instant(Date.parse('2026-01-01T00:00:00Z'))
  for (let at = 0; at < members; at += 1) {
    const [memberId, name] = [seasonMember(season, at), `season ${at}`]
    await sql.begin(async (tx) => {
      await tx`
        insert into member (id, name, name_key, password_hash, registered_ip, registered_uuid,
                            registered_device, registered_at, agreed_at)
        values (${memberId}, ${name}, ${name}, '', '', '', '', ${timestamp(now)}, ${timestamp(now)})`
      await openMemberAccounts(tx, memberId, now)
      const from = { house: 'adjustments' } as const
      const what = { amount: 1_000_000n, code: 'adjust-in', cause: 'season' } as const
      const into = { memberId, pocket: 'centre' } as const
      await post(tx, [{ from, into, ...what, key: `${memberId}:fund` }], now)
    })
  }
}
