import { soloStream } from '@xinghe/rules/games/fair/solo-stream.ts'
import { openIdBlocks } from '../../../platform/database/id-blocks.ts'
import { makeLaunchCheck, type LaunchCheck } from '../../../platform/launch/launch-check.ts'
import type { Platform } from '../../../platform/parts.ts'
import { drawBetKind } from '../draw-bets/bet-on-draw.ts'
import { gameChannels } from '../channels/game-channels.ts'
import { actKind } from '../solo/act-in-hand.ts'
import { shootKind } from '../shots/shoot-kind.ts'
import { startKind } from '../solo/start-round.ts'
import type { Playable } from '../solo/playable.ts'
import { openRounds, type Rounds } from '../rounds/rounds.ts'
import type { SoloParts } from '../solo/solo-parts.ts'
import { openSeedVault } from '../../../platform/secrets/seed-vault.ts'
import { findGame, gameOfVersion } from '../solo/solo-games.ts'

/** What the games need beside the platform. */
export interface GamesParts {
  readonly rounds: Rounds
  readonly solo: SoloParts
  /** The game as it is offered now. */
  readonly findGame: (code: string) => Playable | null
  readonly launchCheckOf: (channelCode: string) => LaunchCheck
  close(): Promise<void>
}

const numbersOfBlock = 1_000

interface GamesPlatform extends Pick<Platform, 'sql' | 'clock' | 'secrets'> {
  readonly config: Pick<Platform['config'], 'databaseUrl' | 'databaseWaitMs'>
}

export const openGamesParts = (
  platform: GamesPlatform,
  games: Pick<SoloParts, 'gameOf'> & Pick<GamesParts, 'findGame'> = {
    gameOf: gameOfVersion,
    findGame,
  },
): GamesParts => {
  const solo: SoloParts = {
    numbers: openIdBlocks(platform.sql, 'game_bet_block', numbersOfBlock),
    vault: openSeedVault(platform.secrets),
    stream: soloStream,
    gameOf: games.gameOf,
  }
  const rounds = openRounds(platform, {
    start: startKind(solo),
    act: actKind(solo),
    drawBets: drawBetKind(solo.numbers),
    shots: shootKind(solo),
  })
  const checks = new Map(
    Object.values(gameChannels).map(({ code }) => [
      code as string,
      makeLaunchCheck(platform, {
        code,
        isHidden: () => false,
        closed: 'venue-maintenance',
        notLaunched: 'wallet-token-expired',
      }),
    ]),
  )
  return {
    rounds,
    solo,
    findGame: games.findGame,
    launchCheckOf(channelCode) {
      const launchCheck = checks.get(channelCode)
      if (launchCheck === undefined) throw new Error(`${channelCode} is no channel of games`)
      return launchCheck
    },
    close: () => rounds.close(),
  }
}
