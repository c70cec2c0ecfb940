import type { Point } from '@xinghe/rules/games/fishing/path.ts'

/** The cannon turns this far to either side, in radians from straight up. */
const widest = 1.45

export const clampAim = (angle: number): number => Math.min(widest, Math.max(-widest, angle))

/** The angle from a cannon below to a point; a point under the cannon turns it to its widest. */
export const aimAt = (cannon: Point, { x, y }: Point): number =>
  clampAim(Math.atan2(x - cannon.x, cannon.y - y))

/** A point so far from the cannon in the direction of the barrel. */
export const alongBarrel = (cannon: Point, angle: number, far: number): Point => ({
  x: cannon.x + Math.sin(angle) * far,
  y: cannon.y - Math.cos(angle) * far,
})
