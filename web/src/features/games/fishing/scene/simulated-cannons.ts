import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import { simulatedShots, type SimulatedShot } from '@xinghe/rules/games/simulated/fishing-shots.ts'

export interface SimulatedCannons {
  /** The sea, and the seats that no member has; none where nothing is simulated. */
  readonly setSeats: (sea: string | null, seats: readonly number[]) => void
  /** The shots since the last call. */
  readonly due: (now: Instant) => readonly SimulatedShot[]
}

/** Shots are looked up so far ahead. */
const lookMs = 500
/** Shots of a time when the page was hidden are not made up. */
const lateMs = 1_000
const none: readonly SimulatedShot[] = []

export const makeSimulatedCannons = (): SimulatedCannons => {
  let [sea, seats]: [string | null, readonly number[]] = [null, []]
  let waiting: SimulatedShot[] = []
  let lookedUntil = instant(0)
  return {
    setSeats: (nextSea, next) => {
      if (nextSea !== sea) [waiting, lookedUntil] = [[], instant(0)]
      ;[sea, seats] = [nextSea, next]
    },
    due: (now) => {
      if (sea === null || seats.length === 0) return none
      if (Math.abs(now - lookedUntil) > lateMs) [waiting, lookedUntil] = [[], now]
      if (now >= lookedUntil) {
        const until = instant(now + lookMs)
        waiting = [...waiting, ...simulatedShots(sea, lookedUntil, until)]
        lookedUntil = until
      }
      if (waiting.every(({ at }) => at > now)) return none
      const shots = waiting.filter(({ at, seat }) => at <= now && seats.includes(seat))
      waiting = waiting.filter(({ at }) => at > now)
      return shots
    },
  }
}
