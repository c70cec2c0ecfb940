import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import {
  poolsTopic,
  poolsTopicCodec,
  winnersTopic,
  winnersTopicCodec,
} from '@xinghe/contract/lobby-games.ts'
import type { Hub } from '../../../platform/live/hub.ts'
import type { TopicFamily } from '../../../platform/live/topics.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readBonusPools, readWinners } from './read-told.ts'

/** Pools grow with every spin: once a second is often enough for a figure on a page. */
const tickMs = 1_000

export interface GamesLive {
  readonly topics: TopicFamily
  /** Tells the topics whose values have changed; runs by itself every tick. */
  tell(): Promise<void>
  close(): void
}

type Read = () => Promise<unknown>

/** Reads pools and winners from the database for the topics that somebody reads, and for no others. */
export const tellGames = (
  platform: Pick<Platform, 'sql' | 'config' | 'clock'>,
  hub: Hub,
  log: Pick<FastifyBaseLogger, 'error'>,
): GamesLive => {
  const sources: ReadonlyMap<string, Read> = new Map<string, Read>([
    [poolsTopic, async () => z.encode(poolsTopicCodec, await readBonusPools(platform))],
    [winnersTopic, async () => z.encode(winnersTopicCodec, await readWinners(platform))],
  ])
  const told = new Map<string, string>()

  const tell = async (): Promise<void> => {
    for (const [topic, read] of sources) {
      if (hub.readers(topic) === 0) {
        told.delete(topic)
        continue
      }
      const value = await read()
      const text = JSON.stringify(value)
      if (told.get(topic) === text) continue
      told.set(topic, text)
      hub.publish(topic, topic, value)
    }
  }

  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    tell()
      .catch((error: unknown) => log.error({ err: error }, 'telling of games failed'))
      .finally(() => (running = false))
  }, tickMs)
  timer.unref()
  return {
    topics: {
      has: (topic) => sources.has(topic),
      read: async (topic) => {
        const value = await sources.get(topic)?.()
        told.set(topic, JSON.stringify(value))
        return value
      },
    },
    tell,
    close: () => clearInterval(timer),
  }
}
