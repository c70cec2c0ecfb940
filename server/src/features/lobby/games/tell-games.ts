import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import {
  poolsTopic,
  poolsTopicCodec,
  winnersTopic,
  winnersTopicCodec,
} from '@xinghe/contract/lobby-games.ts'
import type { Hub } from '../../../platform/live/hub.ts'
import {
  pollTopics,
  type PolledTopics,
  type ReadTopic,
} from '../../../platform/live/polled-topics.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readBonusPools, readWinners } from './read-told.ts'

/** Pools and winners. */
export const tellGames = (
  platform: Pick<Platform, 'sql' | 'config' | 'clock' | 'settings'>,
  hub: Hub,
  log: Pick<FastifyBaseLogger, 'error'>,
): PolledTopics =>
  pollTopics(
    hub,
    new Map<string, ReadTopic>([
      [poolsTopic, async () => z.encode(poolsTopicCodec, await readBonusPools(platform))],
      [winnersTopic, async () => z.encode(winnersTopicCodec, await readWinners(platform))],
    ]),
    log,
  )
