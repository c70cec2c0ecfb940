import {
  type Ctx,
  type Draw,
  around,
  disc,
  glow,
  gold,
  linear,
  polygon,
  radial,
  ring,
  shape,
} from '../../art/brush.ts'

interface Tones {
  readonly light: string
  readonly main: string
  readonly dark: string
  readonly deep: string
}

/** A cut stone: facets between a crown and its table, each lit by where it faces. */
const stone = (
  ctx: Ctx,
  corners: readonly (readonly [number, number])[],
  tones: Tones,
  table = 0.52,
): void => {
  glow(ctx, [0, 0, 50], `${tones.main}55`)
  shape(
    ctx,
    polygon(corners),
    linear(
      ctx,
      [-30, -40, 30, 44],
      [
        [0, tones.light],
        [0.45, tones.main],
        [1, tones.deep],
      ],
    ),
  )
  const inner = corners.map(([x, y]) => [x * table, y * table - 2] as const)
  corners.forEach(([x, y], index) => {
    const next = (index + 1) % corners.length
    const [nx, ny] = corners[next] ?? [0, 0]
    const [ix, iy] = inner[index] ?? [0, 0]
    const [jx, jy] = inner[next] ?? [0, 0]
    const facing = (-(y + ny) - (x + nx) * 0.6) / 130
    const shade =
      facing > 0
        ? `rgba(255,255,255,${Math.min(0.6, facing * 0.8)})`
        : `rgba(4,6,30,${Math.min(0.55, -facing * 0.7)})`
    shape(
      ctx,
      polygon([
        [x, y],
        [nx, ny],
        [jx, jy],
        [ix, iy],
      ]),
      shade,
      { stroke: 'rgba(255,255,255,.22)', width: 0.7 },
    )
  })
  shape(
    ctx,
    polygon(inner),
    linear(
      ctx,
      [-20, -24, 18, 24],
      [
        [0, 'rgba(255,255,255,.75)'],
        [0.4, `${tones.light}66`],
        [1, `${tones.dark}aa`],
      ],
    ),
    { stroke: 'rgba(255,255,255,.45)', width: 0.8 },
  )
  shape(ctx, polygon(corners), null, { stroke: tones.deep, width: 1.6 })
  shape(ctx, 'M-15 -19L2 -21L-9 -6L-19 -8Z', 'rgba(255,255,255,.55)')
  glint(ctx, 22, -26, 8)
}

/** A four-pointed glint. */
export const glint = (ctx: Ctx, x: number, y: number, r: number): void => {
  const d = `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`
  shape(ctx, d, '#fff')
}

const ruby: Draw = (ctx) =>
  stone(ctx, ring(8, 41, Math.PI / 8), {
    light: '#ffb3c1',
    main: '#f0244f',
    dark: '#a00a37',
    deep: '#4d0220',
  })
export const sapphire: Draw = (ctx) =>
  stone(
    ctx,
    [
      [-22, -38],
      [22, -38],
      [38, -16],
      [38, 16],
      [22, 38],
      [-22, 38],
      [-38, 16],
      [-38, -16],
    ],
    { light: '#bfe0ff', main: '#2d7bf5', dark: '#1145b5', deep: '#051a5c' },
    0.58,
  )
const emerald: Draw = (ctx) =>
  stone(
    ctx,
    [
      [-20, -40],
      [20, -40],
      [32, -28],
      [32, 28],
      [20, 40],
      [-20, 40],
      [-32, 28],
      [-32, -28],
    ],
    { light: '#c7ffdf', main: '#19c27a', dark: '#067a4b', deep: '#02351f' },
    0.6,
  )
const topaz: Draw = (ctx) =>
  stone(
    ctx,
    [
      [0, -42],
      [33, -14],
      [20, 38],
      [-20, 38],
      [-33, -14],
    ],
    { light: '#fff0b8', main: '#f6a723', dark: '#b5660a', deep: '#522a02' },
    0.5,
  )
const amethyst: Draw = (ctx) =>
  stone(
    ctx,
    [
      [0, -43],
      [36, 0],
      [0, 43],
      [-36, 0],
    ],
    { light: '#efd3ff', main: '#a04df0', dark: '#5c1bb0', deep: '#26065c' },
    0.5,
  )

const starWild: Draw = (ctx) => {
  glow(ctx, [0, 0, 50], 'rgba(255,214,110,.75)')
  around(ctx, 12, (index) =>
    shape(
      ctx,
      index % 2 === 0 ? 'M-2.5 -22L0 -49L2.5 -22Z' : 'M-2 -22L0 -40L2 -22Z',
      'rgba(255,232,160,.75)',
    ),
  )
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 42 : 19
    const angle = -Math.PI / 2 + (index / 10) * Math.PI * 2
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
  })
  shape(ctx, polygon(points), linear(ctx, [-20, -40, 22, 40], gold), {
    stroke: '#6b3d05',
    width: 1.8,
  })
  points.forEach(([x, y], index) => {
    const [nx, ny] = points[(index + 1) % 10] ?? [0, 0]
    shape(
      ctx,
      polygon([
        [0, 0],
        [x, y],
        [nx, ny],
      ]),
      index % 2 === 0 ? 'rgba(255,255,255,.32)' : 'rgba(120,60,0,.22)',
    )
  })
  disc(
    ctx,
    [0, 0, 11],
    radial(ctx, -3, -4, 14, [
      [0, '#fff'],
      [0.4, '#bfe4ff'],
      [1, '#2a63d8'],
    ]),
    { stroke: '#7a4a08', width: 1.6 },
  )
  glint(ctx, -3, -4, 6)
}

export const gemSymbols: Readonly<Record<string, Draw>> = {
  W: starWild,
  A: ruby,
  B: sapphire,
  C: emerald,
  D: topaz,
  E: amethyst,
}
