export type Ctx = CanvasRenderingContext2D
export type Stops = readonly (readonly [number, string])[]
/** Draws a symbol around 0,0 in a square of 100 by 100. */
export type Draw = (ctx: Ctx) => void

export const radial = (ctx: Ctx, x: number, y: number, r: number, stops: Stops): CanvasGradient => {
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, r)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

export const linear = (
  ctx: Ctx,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  stops: Stops,
): CanvasGradient => {
  const gradient = ctx.createLinearGradient(x0, y0, x1, y1)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

type Paint = string | CanvasGradient

interface Stroke {
  readonly stroke?: Paint
  readonly width?: number
}

const paint = (ctx: Ctx, path: Path2D, fill: Paint | null, { stroke, width = 2 }: Stroke): void => {
  if (fill !== null) {
    ctx.fillStyle = fill
    ctx.fill(path)
  }
  if (stroke === undefined) return
  ctx.strokeStyle = stroke
  ctx.lineWidth = width
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.stroke(path)
}

export const shape = (ctx: Ctx, d: string, fill: Paint | null, line: Stroke = {}): void =>
  paint(ctx, new Path2D(d), fill, line)

export const disc = (
  ctx: Ctx,
  [x, y, r]: readonly [number, number, number],
  fill: Paint | null,
  line: Stroke = {},
): void => {
  const path = new Path2D()
  path.arc(x, y, r, 0, Math.PI * 2)
  paint(ctx, path, fill, line)
}

export const oval = (
  ctx: Ctx,
  [x, y, rx, ry]: readonly [number, number, number, number],
  fill: Paint | null,
  line: Stroke = {},
): void => {
  const path = new Path2D()
  path.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
  paint(ctx, path, fill, line)
}

/** Fills the area from the top down. */
export const fillDown = (
  ctx: Ctx,
  [width, height]: readonly [number, number],
  stops: Stops,
): void => {
  ctx.fillStyle = linear(ctx, [0, 0, 0, height], stops)
  ctx.fillRect(0, 0, width, height)
}

/** Fills what lies between the outer and the inner edge of a path. */
const fillBetween = (ctx: Ctx, path: Path2D, fill: Paint): void => {
  ctx.fillStyle = fill
  ctx.fill(path, 'evenodd')
}

/** Fills a frame; the radii of its outer and inner corners are given in edges. */
export const fillFrame = (
  ctx: Ctx,
  [width, height, edge]: readonly [number, number, number],
  [outer, inner]: readonly [number, number],
  fill: Paint,
): void => {
  const path = new Path2D()
  path.roundRect(0, 0, width, height, edge * outer)
  path.roundRect(edge, edge, width - edge * 2, height - edge * 2, edge * inner)
  fillBetween(ctx, path, fill)
}

export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`

export const ring = (count: number, radius: number, turn = 0): [number, number][] =>
  Array.from({ length: count }, (_, index) => {
    const angle = turn + (index / count) * Math.PI * 2
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  })

/** Repeats a drawing around the centre. */
export const around = (ctx: Ctx, count: number, draw: (index: number) => void, turn = 0): void => {
  for (let index = 0; index < count; index += 1) {
    ctx.save()
    ctx.rotate(turn + (index / count) * Math.PI * 2)
    draw(index)
    ctx.restore()
  }
}

export const at = (
  ctx: Ctx,
  { x = 0, y = 0, scale = 1, turn = 0 }: { x?: number; y?: number; scale?: number; turn?: number },
  draw: () => void,
): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.scale(scale, scale)
  draw()
  ctx.restore()
}

/** A soft light behind or over a drawing. */
export const glow = (
  ctx: Ctx,
  [x, y, r]: readonly [number, number, number],
  colour: string,
): void => {
  ctx.save()
  ctx.globalCompositeOperation = 'lighter'
  ctx.fillStyle = radial(ctx, x, y, r, [
    [0, colour],
    [1, 'rgba(0,0,0,0)'],
  ])
  ctx.fillRect(x - r, y - r, r * 2, r * 2)
  ctx.restore()
}

/** Small numbers that are always the same, for stars, petals and clouds of a backdrop. */
export const scatterNumbers = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 0x1_0000_0000
  }
}

export const gold: Stops = [
  [0, '#fff3c4'],
  [0.35, '#f4c552'],
  [0.7, '#b9791c'],
  [1, '#7a480c'],
]
