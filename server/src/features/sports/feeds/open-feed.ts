import type { FastifyBaseLogger } from 'fastify'
import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { OpenBook } from '../book/open-book.ts'
import { oldestUnfinished } from '../book/store-match.ts'
import type { Feed } from '../feed/feed.ts'
import { outsideFeed } from './outside/outside-feed.ts'
import { simulatorFeed } from './simulator/simulator-feed.ts'

/** Matches that started longer ago and have no result are left to operators. */
const lookBackMs = 8 * dayMs

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>

const chosenFeed = ({ config, clock, secrets, settings }: Platform, log: Log): Feed | null => {
  const { adapter, sports } = config.feed
  if (adapter === 'off') return null
  if (adapter === 'outside') return outsideFeed(config.feed, log)
  const seed = secrets.key('sports-world').readUInt32BE(0)
  const { marginBps, clockRate } = settings.get('book')
  const world = { seed, secret: secrets.key('sports-course'), marginBps, clockRate }
  return simulatorFeed(sports === null ? world : { ...world, played: sports }, clock, log)
}

/** Starts the feed named by FEED_ADAPTER, asking for results since the oldest match without one. */
export const openFeed = async (
  platform: Platform,
  { hear }: Pick<OpenBook, 'hear'>,
  log: Log,
): Promise<Feed | null> => {
  const feed = chosenFeed(platform, log)
  if (feed === null) return null
  const now = platform.clock.now()
  const since = await oldestUnfinished(platform.sql, later(now, -lookBackMs), now)
  feed.start(hear, since)
  return feed
}
