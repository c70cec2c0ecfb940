import type { Call, InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import { makePlatform } from '../../src/app/make-platform.ts'
import { allRoutes, type FeatureParts } from '../../src/app/routes.ts'
import { seed } from '../../src/app/seed.ts'
import { walletParts } from '../../src/app/wallet-parts.ts'
import { openAccountParts } from '../../src/features/account/member/parts.ts'
import { findRunningAgent } from '../../src/features/agent/agency/store.ts'
import { openChatParts } from '../../src/features/chat/parts/parts.ts'
import { openGamesParts } from '../../src/features/games/parts/parts.ts'
import { openLobbyParts } from '../../src/features/lobby/parts.ts'
import { openSportsParts } from '../../src/features/sports/parts/parts.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import type { Platform } from '../../src/platform/parts.ts'

/** Who makes a call, and from where. */
export interface Caller {
  readonly id: MemberId
  readonly uuid: string
  readonly ip: string
}

export interface ClubSite {
  readonly platform: Platform
  readonly parts: FeatureParts
  /** Moves the clock, which stands still otherwise. */
  goTo(at: Instant): void
  /** The answer of a use case, or the name of its refusal; all refusals are counted. */
  call<C extends Call>(
    caller: Caller,
    call: C,
    input: InputOf<C>,
  ): Promise<OutputOf<C> | RefusalName>
  readonly refusals: ReadonlyMap<string, number>
  close(): Promise<void>
}

const silent = { error: () => undefined, warn: () => undefined, info: () => undefined }

/** The use cases of the site without its timers: whatever runs by the clock is run by the season. */
export const openClubSite = async (
  databaseUrl: string,
  dataDir: string,
  begin: Instant,
): Promise<ClubSite> => {
  const config = readConfig(
    {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      CLOCK: 'sandbox',
      FEED_ADAPTER: 'off',
      DRAWS: 'off',
      PASSWORD_COST: 'least',
      MASTER_SECRET: 'master-secret-of-the-club-season',
      OPERATOR_PASSWORD: 'operator-club-season',
    },
    dataDir,
  )
  const platform = await makePlatform(config)
  const { clock } = platform
  clock.stop?.(true)
  clock.advance?.(begin - clock.now())
  const account = await openAccountParts(config, findRunningAgent)
  const log = silent as never
  const parts: FeatureParts = {
    account,
    chat: await openChatParts(platform, log),
    games: openGamesParts(platform),
    lobby: openLobbyParts(platform),
    sports: await openSportsParts(platform, log),
    wallet: walletParts(platform, account),
  }
  await seed(platform, parts)
  const routes = new Map(allRoutes(platform, parts).map((route) => [route.call.path, route]))
  const refusals = new Map<string, number>()
  let requests = 0
  return {
    platform,
    parts,
    goTo: (at) => clock.advance?.(at - clock.now()),
    async call({ id, uuid, ip }, call, input) {
      const route = routes.get(call.path)
      if (route === undefined) throw new Error(`nobody answers ${call.path}`)
      const now = clock.now()
      const session = {
        hash: '',
        memberId: id,
        uuid,
        state: 'active' as const,
        madeAt: now,
        lastSeenAt: now,
        sessionMinutes: null,
        playBreak: { coolOffUntil: null, excludedUntil: null, excludedForGood: false },
      }
      requests += 1
      try {
        return (await route.run(input, {
          now,
          ip,
          country: null,
          uuid,
          device: '',
          userAgent: '',
          requestId: `00000000-0000-4000-8000-${String(requests).padStart(12, '0')}`,
          log,
          openField: (token) => token,
          session,
        })) as OutputOf<typeof call>
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        refusals.set(error.refusal, (refusals.get(error.refusal) ?? 0) + 1)
        return error.refusal
      }
    },
    refusals,
    async close() {
      await parts.chat.close()
      await parts.games.close()
      await parts.sports.close()
      await parts.lobby.close()
      await platform.close()
    },
  }
}

/** A Monday: weeks and activities begin with the season. */
export const seasonBegin = instant(Date.parse('2030-01-06T16:00:00Z'))
