import { instant, later, type Instant } from '../../base/instant.ts'
import { seededRng } from '../../base/rng.ts'
import { simulatedName } from '../../base/simulated-name.ts'
import { drawHit } from '../fishing/catch.ts'
import { fishKind } from '../fishing/fish-kind.ts'
import { pointOn, seaWidth, type Point } from '../fishing/path.ts'
import { seaNumbers } from '../fishing/sea-hash.ts'
import { fishBetween, placeOf, shareOfWay, type Fish } from '../fishing/sea.ts'

/** A shot of a simulated cannon of the demo: nothing is staked, charged, paid or kept. */
export interface SimulatedShot {
  readonly at: Instant
  readonly seat: number
  readonly fish: string
  /** 0 where the fish gets away. */
  readonly multiple: number
}

export const seatCount = 4

/** The name on a simulated cannon. */
export const simulatedSeatName = (sea: string, seat: number): string =>
  simulatedName(seededRng(seaNumbers(sea, 'n'.charCodeAt(0), seat).between(0, 0x7fff_ffff)))

const halvings = 20

const isInside = ({ x }: Point): boolean => x > 0 && x < seaWidth

/** When the middle of a fish crosses the edge of the sea on its way out. */
const leavesSight = ({ path, entersAt, leavesAt }: Fish): Instant => {
  let [inside, outside] = [0.5, 1]
  for (let step = 0; step < halvings; step += 1) {
    const share = (inside + outside) / 2
    if (isInside(pointOn(path, share))) inside = share
    else outside = share
  }
  return instant(entersAt + Math.floor((leavesAt - entersAt) * inside))
}

const shotAt = (sea: string, fish: Fish): SimulatedShot => {
  const [slot, place] = fish.id.slice(1).split('.').map(Number)
  const numbers = seaNumbers(sea, fish.id.charCodeAt(0), slot ?? 0, place ?? 0, 1)
  return {
    at: leavesSight(fish),
    seat: numbers.between(0, seatCount - 1),
    fish: fish.id,
    multiple: drawHit(fishKind(fish.kind), { below: (bound) => numbers.between(0, bound - 1) }),
  }
}

/** Whether a fish may cross the edge in this time; the exact moment is dearer. */
const mayLeave = (fish: Fish, from: Instant, until: Instant): boolean =>
  shareOfWay(fish, until) > 0.5 &&
  !isInside(placeOf(fish, later(until, 1))) &&
  (shareOfWay(fish, from) < 0.5 || isInside(placeOf(fish, later(from, -1))))

/**
 * Shots of the simulated cannons after `from`, up to `until`. Each fish is shot at once, by one of the four
 * seats, when it leaves sight: until then every fish is the members'. A seat that a member has does not fire.
 * The odds are those of the members.
 */
export const simulatedShots = (sea: string, from: Instant, until: Instant): SimulatedShot[] =>
  fishBetween(sea, from, until)
    .filter((fish) => mayLeave(fish, from, until))
    .map((fish) => shotAt(sea, fish))
    .filter(({ at }) => at > from && at <= until)
