import { seededRng } from '@xinghe/rules/base/rng.ts'

/** The drawing's own units; the panel crops it to its shape. */
export const skyWidth = 400
export const skyHeight = 640

/** Stars of one size and colour: round dots along one path, so that the sky is a few elements. */
export interface StarLayer {
  readonly path: string
  readonly width: number
  readonly opacity: number
  readonly gold: boolean
}

const sizes = [
  { width: 0.9, opacity: 0.55 },
  { width: 1.4, opacity: 0.75 },
  { width: 2.2, opacity: 0.9 },
  { width: 3.4, opacity: 1 },
] as const

/** The middle of the river at a height: an S from the upper right to the lower left. */
const riverAt = (y: number): number =>
  skyWidth * (0.78 - 0.62 * (y / skyHeight)) + 46 * Math.sin((y / skyHeight) * Math.PI * 1.6)

/** Stars crowd towards the river, small ones most; the same sky every time. */
export const starRiver = (count: number): readonly StarLayer[] => {
  const rng = seededRng(20_260)
  const part = () => rng.below(10_000) / 10_000
  const layers = sizes.flatMap((size) => [
    { ...size, gold: false, path: '' },
    { ...size, gold: true, path: '' },
  ])
  for (let at = 0; at < count; at += 1) {
    const y = part() * skyHeight
    // The sum of three throws gathers around its middle.
    const spread = (part() + part() + part() - 1.5) * (at % 5 === 0 ? 420 : 95)
    const size = Math.floor(part() ** 3 * sizes.length)
    const layer = layers[size * 2 + (at % 9 === 0 ? 1 : 0)]
    if (layer) layer.path += `M${(riverAt(y) + spread).toFixed(1)} ${y.toFixed(1)}h0`
  }
  return layers
}
