import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { raceBoard as call } from '@xinghe/contract/promotions-race.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { weekPeriod, type Period } from '@xinghe/rules/base/period.ts'
import { maskPlayer } from '@xinghe/rules/lobby/winner.ts'
import { prizeOf, racePlaces, type RacePlace } from '@xinghe/rules/promotions/race.ts'
import type { RaceTerms } from '@xinghe/rules/promotions/terms.ts'
import { cacheEntry, isExpired, type CacheEntry } from '../../../platform/database/cache-entry.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { currentActivities } from '../activities/activity.ts'
import { readCounted } from '../mechanics/store-play.ts'
import { readStandings, type NamedStanding } from './store.ts'

type Place = RacePlace<NamedStanding>

const times = { ttlMs: 5 * secondMs, refreshAheadMs: 0 }

/** Rows of the page: the places with a prize, and simulated players between them. */
const shownMost = 100

/** The places of each race, read at most every few seconds in this process. */
const cachedPlaces = ({ sql }: Pick<Platform, 'sql'>) => {
  const cached = new Map<string, CacheEntry<Promise<Place[]>>>()
  return (key: string, terms: RaceTerms, week: Period, now: Instant): Promise<Place[]> => {
    const known = cached.get(key)
    if (known !== undefined && !isExpired(known, now, times)) return known.value
    const reading = readStandings(sql, terms, week).then((all) => racePlaces(terms, all))
    cached.set(key, cacheEntry(reading, now))
    // The next call reads again; this one fails with its own error.
    reading.catch(() => cached.delete(key))
    return reading
  }
}

/** A fen more than the place before is enough in any case. */
const missing = (places: readonly Place[], rank: number | null, counted: Fen, least: Fen): Fen => {
  if (rank === 1) return 0n
  const ranked = places.filter((place) => place.rank !== null)
  const better = rank === null ? null : ranked[rank - 2]
  const aim = better === null || better === undefined ? least : better.counted + 1n
  return aim > counted ? aim - counted : 0n
}

/** The ranking as it stands; names are masked. */
export const makeRaceBoard = (platform: Pick<Platform, 'sql'>) => {
  const { sql } = platform
  const placesOf = cachedPlaces(platform)

  const ownPlace = async (
    terms: RaceTerms,
    week: Period,
    places: readonly Place[],
    memberId: MemberId,
  ) => {
    const place = places.find((one) => one.memberId === memberId)
    const sums = await readCounted(sql, memberId, terms.categories, [week])
    const counted = sums.get(week.name) ?? 0n
    const rank = place?.rank ?? null
    const prize = rank === null ? 0n : prizeOf(terms, rank)
    return { rank, counted, prize, toNext: missing(places, rank, counted, terms.least) }
  }

  return async (
    { id }: InputOf<typeof call>,
    { session, now }: CallContext,
  ): Promise<OutputOf<typeof call>> => {
    const [activity] = await currentActivities(sql, now, { kind: 'racePage', id })
    if (activity?.terms.kind !== 'racePage') throw new Refused('activity-unknown')
    const { terms, version } = activity
    const week = weekPeriod(now)
    const places = await placesOf(`${id} ${version} ${week.name}`, terms, week, now)
    const memberId = session?.memberId ?? null
    return {
      from: week.from,
      until: week.until,
      serverTime: now,
      entries: places.slice(0, shownMost).map((place) => ({
        rank: place.rank,
        player: maskPlayer(place.name),
        counted: place.counted,
        prize: place.prize,
        isMine: place.memberId === memberId,
      })),
      mine: memberId === null ? null : await ownPlace(terms, week, places, memberId),
    }
  }
}
