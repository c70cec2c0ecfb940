import type { Instant } from '@xinghe/rules/base/instant.ts'
import { periodAt, periodOf, type Period } from '@xinghe/rules/games/shared/calendar.ts'
import { sharedGameOf } from '@xinghe/rules/games/shared-games/shared-games.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { drawLink, type Place } from './draw-link.ts'
import { addChain, usableChains } from './links.ts'
import * as store from './store-round.ts'
import { transition, type DrawPlatform, type Lease } from './transition.ts'

/** Missed rounds that are made up in one transaction. */
const madeUpTogether = 200
/** A new demo site begins with so many draws, from a short chain of their own, to have a history. */
const demoDraws = 120

const nextPlaces = async (
  platform: DrawPlatform,
  table: SharedCode,
  count: number,
): Promise<Place[]> => {
  const chains = await usableChains(platform, table)
  return chains
    .flatMap((chain) =>
      Array.from({ length: Math.min(count, chain.length - chain.used) }, (_, step) => ({
        chain,
        link: chain.used + 1 + step,
      })),
    )
    .slice(0, count)
}

/** Rounds that nobody could bet on, because no process ran: drawn in order. Answers how many. */
const makeUp = async (
  platform: DrawPlatform,
  lease: Lease,
  periods: readonly Period[],
): Promise<number> => {
  const { table } = lease
  const { version } = sharedGameOf(table)
  const places = await nextPlaces(platform, table, periods.length)
  await transition(platform, lease, async (tx) => {
    const rounds: store.MissedRound[] = []
    for (const [at, place] of places.entries()) {
      const period = periods[at]
      if (period === undefined) break
      const drawn = await drawLink(platform, tx, table, place)
      rounds.push({ period, version, chainId: place.chain.id, link: place.link, ...drawn })
    }
    await store.insertDrawn(tx, table, rounds, platform.clock.now())
  })
  return places.length
}

const openRound = async (platform: DrawPlatform, lease: Lease, period: Period): Promise<void> => {
  const { table } = lease
  const [place] = await nextPlaces(platform, table, 1)
  // The chain waits for its salt.
  if (place === undefined) return
  const { version } = sharedGameOf(table)
  await transition(platform, lease, (tx) =>
    store.insertRound(tx, table, { period, version, chainId: place.chain.id, link: place.link }),
  )
}

/** Number of the next round to write: a missed one, the first one of a new demo site's history, or the current one. */
const nextNumber = async (
  platform: DrawPlatform,
  table: SharedCode,
  current: number,
): Promise<number> => {
  const last = await store.lastNumber(platform.sql, table)
  if (last !== null) return sharedGameOf(table).makesUp ? last + 1 : Math.max(last + 1, current)
  if (platform.config.mode !== 'demo') return current
  await addChain(platform, table, demoDraws, 'local')
  return current - demoDraws
}

/** Brings the rounds of a table up to the one that runs now. */
export const openDue = async (
  platform: DrawPlatform,
  lease: Lease,
  now: Instant,
): Promise<void> => {
  const { clock, makesUp } = sharedGameOf(lease.table)
  const current = periodAt(clock, now)
  let next = await nextNumber(platform, lease.table, current.number)
  while (next < current.number) {
    const count = Math.min(madeUpTogether, current.number - next)
    const periods = Array.from({ length: count }, (_, step) => periodOf(clock, next + step))
    const made = await makeUp(platform, lease, periods)
    // The chain waits for its salt.
    if (made === 0) return
    next += made
  }
  // A table leaves out a round that has closed already; a lottery draws every round of its calendar.
  const isWorth = makesUp || now < current.closesAt
  if (next === current.number && isWorth) await openRound(platform, lease, current)
}
