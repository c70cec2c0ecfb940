/** Symbols per second at full speed. */
export const cruiseSpeed = 26
const windUpMs = 380
/** Symbols from the start of braking to the stop. */
const brakeSymbols = 6
/** How far a reel swings past its stop before it comes to rest. */
const swing = 0.85
const brakeMs = ((brakeSymbols * (3 + swing)) / cruiseSpeed) * 1000

/**
 * A reel with weight: it is pulled back a little, gathers speed, runs, brakes from full speed without a
 * jump, swings past its stop and settles. Its position falls while symbols run downwards.
 */
export interface ReelMotion {
  readonly position: () => number
  /** Symbols per second, downwards. */
  readonly speed: () => number
  readonly resting: () => boolean
  readonly turn: () => void
  /** Brakes so that `stop` becomes the top row. */
  readonly land: (stop: number) => void
  /** Puts the reel there at once. */
  readonly place: (stop: number) => void
  readonly step: (deltaMs: number) => void
}

/** Share of the braking distance at a share of its time; it begins at full speed. */
const braking = (share: number): number => {
  const left = share - 1
  return 1 + (swing + 1) * left ** 3 + swing * left ** 2
}

/** Speed as a share of the full one while a reel gathers it: backwards first. */
const windingUp = (share: number): number => share * share * (2.4 * share - 1.4)

export const makeReelMotion = (): ReelMotion => {
  let position = 0
  let speed = 0
  let elapsed = 0
  let stop = 0
  let phase: 'rest' | 'turning' | 'landing' = 'rest'
  return {
    position: () => position,
    speed: () => speed,
    resting: () => phase === 'rest',
    turn: () => {
      phase = 'turning'
      elapsed = 0
    },
    land: (to) => {
      phase = 'landing'
      elapsed = 0
      stop = to
      // The blur hides the change of place on the strip.
      position = to + brakeSymbols
    },
    place: (to) => {
      phase = 'rest'
      speed = 0
      position = to
    },
    step: (deltaMs) => {
      if (phase === 'rest') return
      elapsed += deltaMs
      if (phase === 'turning') {
        const share = Math.min(1, elapsed / windUpMs)
        speed = cruiseSpeed * windingUp(share)
        position -= (speed * deltaMs) / 1000
        return
      }
      const share = Math.min(1, elapsed / brakeMs)
      const before = position
      position = stop + brakeSymbols * (1 - braking(share))
      speed = deltaMs === 0 ? speed : ((before - position) / deltaMs) * 1000
      if (share < 1) return
      phase = 'rest'
      speed = 0
      position = stop
    },
  }
}
