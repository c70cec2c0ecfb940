import type { Point } from './picture.ts'

export type Place = readonly [x: number, y: number, z: number]

export interface View {
  readonly at: Place
  /** Degrees below the horizon. */
  readonly pitch: number
  /** Degrees to the right. */
  readonly yaw?: number
  readonly focal: number
  readonly centre: Point
}

/** A pinhole camera: x right, y up, z ahead. */
export function camera(view: View): (place: Place) => Point {
  const pitch = (view.pitch * Math.PI) / 180
  const yaw = ((view.yaw ?? 0) * Math.PI) / 180
  return ([px, py, pz]) => {
    const dx = px - view.at[0]
    const dy = py - view.at[1]
    const dz = pz - view.at[2]
    const x = dx * Math.cos(yaw) - dz * Math.sin(yaw)
    const ahead = dx * Math.sin(yaw) + dz * Math.cos(yaw)
    const up = dy * Math.cos(pitch) + ahead * Math.sin(pitch)
    const depth = Math.max(0.1, ahead * Math.cos(pitch) - dy * Math.sin(pitch))
    return [view.centre[0] + (view.focal * x) / depth, view.centre[1] - (view.focal * up) / depth]
  }
}

/** Points along a cubic curve with the normal at each. */
export function curveAt(
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  t: number,
): { readonly at: Point; readonly normal: Point } {
  const s = 1 - t
  const mix = (i: 0 | 1) =>
    s ** 3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t ** 3 * d[i]
  const slope = (i: 0 | 1) =>
    3 * s * s * (b[i] - a[i]) + 6 * s * t * (c[i] - b[i]) + 3 * t * t * (d[i] - c[i])
  const length = Math.hypot(slope(0), slope(1)) || 1
  return { at: [mix(0), mix(1)], normal: [-slope(1) / length, slope(0) / length] }
}
