import type { Point } from '@xinghe/rules/games/fishing/path.ts'

/** A fish on the stage. */
export interface Target extends Point {
  readonly id: string
  readonly reach: number
}

/** The first target on the way from one point to another; null where the bullet meets none. */
export const firstHit = (from: Point, to: Point, targets: readonly Target[]): Target | null => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  let [found, nearest]: [Target | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const target of targets) {
    const [x, y] = [target.x - from.x, target.y - from.y]
    const along = length === 0 ? 0 : Math.min(length, Math.max(0, (x * dx + y * dy) / length))
    const share = length === 0 ? 0 : along / length
    const aside = Math.hypot(x - dx * share, y - dy * share)
    if (aside > target.reach || along >= nearest) continue
    ;[found, nearest] = [target, along]
  }
  return found
}
