import { pocketAngle, wheelOrder } from '@xinghe/rules/games/tables/roulette-wheel.ts'

/** Where wheel and ball stand, in degrees clockwise from the top; the radius in parts of the wheel's. */
export interface SpinPosition {
  readonly wheel: number
  readonly ball: number
  readonly radius: number
}

export const trackRadius = 0.93
export const pocketRadius = 0.66

const wheelTurns = 2
const ballTurns = 9
/** The part of the spin in which the ball keeps to the rim. */
const rimPart = 0.62
/** The part after which it lies in its pocket and only turns with the wheel. */
const restPart = 0.88

const easeOut = (part: number): number => 1 - (1 - part) ** 3

/** Each round stops the wheel elsewhere, the same for every watcher. */
const wheelStop = (round: number): number => (round * 137.508) % 360

/** Falls from the rim into the pocket with three bounces, each half as high. */
const radiusAt = (part: number): number => {
  if (part <= rimPart) return trackRadius
  if (part >= restPart) return pocketRadius
  const fall = (part - rimPart) / (restPart - rimPart)
  const bounce = Math.abs(Math.cos(fall * Math.PI * 2.5)) * (1 - fall)
  return pocketRadius + (trackRadius - pocketRadius) * bounce
}

/**
 * Wheel and ball at a part of the spin from 0 to 1. The end is taken from the number that was drawn: the ball
 * comes to rest over its pocket, and from `restPart` on it moves as the wheel does.
 */
export const spinAt = (number: number, round: number, part: number): SpinPosition => {
  const wheelAt = (at: number): number => wheelStop(round) + 360 * wheelTurns * (easeOut(at) - 1)
  const done = Math.min(1, Math.max(0, part))
  const wheel = wheelAt(done)
  const pocket = pocketAngle(number)
  if (done >= restPart) return { wheel, ball: wheel + pocket, radius: pocketRadius }
  // Against the wheel, slowing down until it meets the pocket.
  const left = 1 - easeOut(done / restPart)
  return {
    wheel,
    ball: wheelAt(restPart) + pocket + 360 * ballTurns * left,
    radius: radiusAt(done),
  }
}

/** The number under the ball. */
export const pocketUnder = ({ wheel, ball }: SpinPosition): number => {
  const angle = (((ball - wheel) % 360) + 360) % 360
  return wheelOrder[Math.round(angle / (360 / wheelOrder.length)) % wheelOrder.length] ?? 0
}
