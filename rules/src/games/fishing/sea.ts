import { instant, type Instant } from '../../base/instant.ts'
import { fishKind, type FishKindCode } from './fish-kind.ts'
import { laneCodes, laneOf, lifeMost, type Lane, type LaneCode } from './lanes.ts'
import { besidePath, drawPath, pointOn, type Path, type Point } from './path.ts'
import { seaNumbers } from './sea-hash.ts'

/** One fish of a room. Everything about it follows from the room's seed and its id. */
export interface Fish {
  /** `s502941037.2`: lane, number of the arrival, place in the school. */
  readonly id: string
  readonly kind: FishKindCode
  readonly entersAt: Instant
  readonly leavesAt: Instant
  readonly path: Path
}

/**
 * A hit is told up to a second after it was seen, and is then on its way: so long a fish that has left can
 * still be hit.
 */
export const lateHitMs = 2_500

const schoolOf = (sea: string, code: LaneCode, slot: number): Fish[] => {
  const lane: Lane = laneOf(code)
  const numbers = seaNumbers(sea, code.charCodeAt(0), slot)
  const kind = lane.kinds[numbers.between(0, lane.kinds.length - 1)]
  if (kind === undefined) throw new Error('a lane has no fish')
  const { reach } = fishKind(kind)
  const first = slot * lane.everyMs + numbers.between(0, lane.laterMs)
  const swimMs = numbers.between(...lane.swimMs)
  const way = drawPath(numbers, reach)
  return Array.from({ length: numbers.between(...lane.school) }, (_, place) => {
    const entersAt = first + place * lane.followMs
    const aside = (): number => (place === 0 ? 0 : numbers.between(-reach, reach))
    return {
      id: `${code}${slot}.${place}`,
      kind,
      entersAt: instant(entersAt),
      leavesAt: instant(entersAt + swimMs),
      path: besidePath(way, aside()),
    }
  })
}

const idPattern = /^([smlxtb])(0|[1-9]\d{0,9})\.([0-4])$/

/** The fish of this id; null where the room never has one. */
export const fishOf = (sea: string, id: string): Fish | null => {
  const [, lane, slot, place] = idPattern.exec(id) ?? []
  if (lane === undefined) return null
  return schoolOf(sea, lane as LaneCode, Number(slot))[Number(place)] ?? null
}

/** All fish that are in the water at some time from `from` until `until`, in a fixed order. */
export const fishBetween = (sea: string, from: Instant, until: Instant): Fish[] =>
  laneCodes.flatMap((code) => {
    const lane = laneOf(code)
    const first = Math.max(0, Math.floor((from - lifeMost(lane)) / lane.everyMs))
    const last = Math.floor(until / lane.everyMs)
    const schools = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) =>
      schoolOf(sea, code, first + at),
    )
    return schools.flat().filter(({ entersAt, leavesAt }) => entersAt <= until && leavesAt >= from)
  })

/** Whether a hit that is told now can count. */
export const canBeHit = ({ entersAt, leavesAt }: Fish, now: Instant): boolean =>
  now >= entersAt && now <= leavesAt + lateHitMs

/** Share of its way, 0 to 1. */
export const shareOfWay = ({ entersAt, leavesAt }: Fish, now: Instant): number =>
  Math.min(1, Math.max(0, (now - entersAt) / (leavesAt - entersAt)))

export const placeOf = (fish: Fish, now: Instant): Point =>
  pointOn(fish.path, shareOfWay(fish, now))

/** When the next boss comes; the boss that is in the water is not the next one. */
export const nextBossAt = (now: Instant): Instant => {
  const { everyMs } = laneOf('b')
  return instant((Math.floor(now / everyMs) + 1) * everyMs)
}

/** Whether the time of a boss runs; it may have been caught meanwhile. */
export const bossHere = (now: Instant): boolean => {
  const { everyMs, swimMs } = laneOf('b')
  return now % everyMs < swimMs[0]
}
