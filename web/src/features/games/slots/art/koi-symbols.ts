import {
  type Ctx,
  type Draw,
  around,
  at,
  disc,
  glow,
  gold,
  linear,
  oval,
  radial,
  shape,
} from '../../art/brush.ts'

interface Koi {
  readonly back: string
  readonly flank: string
  readonly belly: string
  readonly patch: string
}

const koi = (ctx: Ctx, tones: Koi): void => {
  glow(ctx, [0, 0, 50], `${tones.flank}55`)
  const fin = linear(
    ctx,
    [-40, 20, -10, 40],
    [
      [0, 'rgba(255,255,255,.35)'],
      [1, tones.flank],
    ],
  )
  shape(ctx, 'M-20 16C-34 18-46 30-44 46C-34 40-28 40-24 46C-20 36-16 28-10 22Z', fin, {
    stroke: tones.back,
    width: 1,
  })
  shape(ctx, 'M6 16C4 30-4 36-12 38C-10 28-8 20-4 12Z', fin, { stroke: tones.back, width: 0.8 })
  shape(ctx, 'M-16 -14C-20 -30-12 -40 2 -42C4 -34 4 -26 2 -18Z', fin, {
    stroke: tones.back,
    width: 0.8,
  })
  const body = 'M-26 24C-32 0-14 -26 14 -32C32 -35 42 -24 38 -10C32 14 2 30-26 24Z'
  shape(
    ctx,
    body,
    linear(
      ctx,
      [-18, -26, 12, 28],
      [
        [0, tones.back],
        [0.5, tones.flank],
        [1, tones.belly],
      ],
    ),
    { stroke: tones.back, width: 1.4 },
  )
  ctx.save()
  ctx.clip(new Path2D(body))
  shape(
    ctx,
    'M-6 -30C8 -34 16 -20 4 -12C-8 -6-14 -18-6 -30ZM-24 4C-14 -4-4 6-12 16C-20 22-30 12-24 4ZM14 2C22 -4 28 4 20 10C14 12 10 8 14 2Z',
    tones.patch,
  )
  ctx.strokeStyle = 'rgba(255,255,255,.3)'
  ctx.lineWidth = 0.8
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      ctx.beginPath()
      ctx.arc(-26 + column * 7 + (row % 2) * 3.5, -24 + row * 9, 5, -0.6, 1.9)
      ctx.stroke()
    }
  }
  shape(ctx, 'M18 -36C30 -34 44 -26 40 -6L24 -6C18 -14 16 -26 18 -36Z', tones.flank)
  ctx.restore()
  shape(ctx, 'M17 -30C22 -22 23 -14 20 -7', null, { stroke: tones.back, width: 1.4 })
  disc(ctx, [29, -21, 4.2], '#fff')
  disc(ctx, [30, -21, 2.6], '#141018')
  disc(ctx, [31, -22, 0.9], '#fff')
  shape(ctx, 'M39 -13C45 -12 47 -6 44 0M36 -9C40 -5 40 1 36 5', null, {
    stroke: tones.back,
    width: 1.3,
  })
  oval(ctx, [-2, -16, 15, 4], 'rgba(255,255,255,.3)')
}

const goldenKoi: Draw = (ctx) =>
  koi(ctx, { back: '#a5610a', flank: '#ffbe2e', belly: '#fff1bf', patch: 'rgba(255,120,20,.7)' })
const redKoi: Draw = (ctx) =>
  koi(ctx, { back: '#8f1420', flank: '#fff4ec', belly: '#ffffff', patch: '#e8322f' })

export const petal = 'M0 0C-15 -10-13 -30 0 -42C13 -30 15 -10 0 0Z'

export const lotus: Draw = (ctx) => {
  oval(
    ctx,
    [0, 30, 40, 9],
    linear(
      ctx,
      [0, 22, 0, 40],
      [
        [0, '#2fa56b'],
        [1, '#0b5236'],
      ],
    ),
    { stroke: '#0a3d29', width: 1.2 },
  )
  const turn = (angle: number, scale: number, tones: readonly [string, string]): void =>
    at(ctx, { y: 26, turn: angle, scale }, () =>
      shape(
        ctx,
        petal,
        linear(
          ctx,
          [0, -42, 0, 0],
          [
            [0, tones[0]],
            [1, tones[1]],
          ],
        ),
        { stroke: '#b02a6a', width: 1 },
      ),
    )
  for (const angle of [-1.25, 1.25, -0.85, 0.85]) turn(angle, 1.12, ['#ff8dbb', '#ffe3ee'])
  for (const angle of [-0.45, 0.45, 0]) turn(angle, 1.35, ['#ff6fa9', '#fff1f6'])
  for (const angle of [-0.7, 0.7, -0.25, 0.25]) turn(angle, 0.85, ['#ffa9cb', '#fff'])
  oval(ctx, [0, 20, 8, 5], radial(ctx, 0, 18, 9, gold))
}

const ingot: Draw = (ctx) => {
  glow(ctx, [0, 4, 46], 'rgba(255,200,70,.4)')
  shape(
    ctx,
    'M-43 -8C-34 -2-26 2-18 2C-18 -18 18 -18 18 2C26 2 34 -2 43 -8C44 18 30 34 0 34C-30 34-44 18-43 -8Z',
    linear(ctx, [-10, -20, 12, 36], gold),
    { stroke: '#7a480c', width: 1.8 },
  )
  oval(ctx, [0, -2, 19, 15], radial(ctx, -6, -10, 26, gold), { stroke: '#8a560f', width: 1.2 })
  oval(ctx, [-6, -8, 7, 4], 'rgba(255,255,255,.7)')
  shape(ctx, 'M-34 12C-22 24 22 24 34 12', null, { stroke: 'rgba(255,255,255,.55)', width: 2.2 })
}

const lantern: Draw = (ctx) => {
  glow(ctx, [0, 0, 48], 'rgba(255,120,60,.5)')
  shape(ctx, 'M0 -46V-34M-6 34V46M0 34V48M6 34V46', null, { stroke: '#f0b23c', width: 2 })
  oval(
    ctx,
    [0, 0, 35, 32],
    radial(ctx, -6, -4, 44, [
      [0, '#ffd06a'],
      [0.35, '#ff5b38'],
      [0.8, '#c3151d'],
      [1, '#7d0a12'],
    ]),
    { stroke: '#6d0810', width: 1.6 },
  )
  for (const rx of [12, 24])
    oval(ctx, [0, 0, rx, 32], null, { stroke: 'rgba(255,215,120,.55)', width: 1.3 })
  shape(ctx, 'M0 -32V32', null, { stroke: 'rgba(255,215,120,.55)', width: 1.3 })
  for (const y of [-37, 30])
    shape(ctx, `M-17 ${y}H17V${y + 7}H-17Z`, linear(ctx, [-17, y, 17, y], gold), {
      stroke: '#7a480c',
      width: 1,
    })
}

const coin: Draw = (ctx) => {
  disc(ctx, [0, 0, 38], linear(ctx, [-24, -34, 24, 36], gold), { stroke: '#6b3f08', width: 2 })
  disc(ctx, [0, 0, 31], null, { stroke: 'rgba(110,60,5,.7)', width: 2 })
  shape(ctx, 'M-11 -11H11V11H-11Z', '#1d3f4d', { stroke: '#6b3f08', width: 2.6 })
  around(ctx, 4, () => shape(ctx, 'M-5 -24H5M0 -28V-18', null, { stroke: '#8a560f', width: 2.2 }))
  shape(ctx, 'M-30 -14C-24 -28-10 -33 2 -33', null, { stroke: 'rgba(255,255,255,.7)', width: 2.4 })
}

const leaf: Draw = (ctx) => {
  const edge = 'M0 -6C6 -40 44 -34 40 -2C38 26 14 38-4 36C-32 34-44 12-38 -10C-32 -32-10 -36 0 -6Z'
  shape(
    ctx,
    edge,
    radial(ctx, -4, -4, 48, [
      [0, '#a8ecb0'],
      [0.5, '#3fae6d'],
      [1, '#0d5a3c'],
    ]),
    { stroke: '#0b4530', width: 1.6 },
  )
  around(
    ctx,
    9,
    () =>
      shape(ctx, 'M0 -8C2 -16 2 -22 0 -30', null, { stroke: 'rgba(220,255,220,.5)', width: 1.2 }),
    0.5,
  )
  disc(
    ctx,
    [-14, 14, 6],
    radial(ctx, -16, 12, 8, [
      [0, '#fff'],
      [0.6, 'rgba(210,245,255,.75)'],
      [1, 'rgba(120,200,220,.5)'],
    ]),
  )
  disc(ctx, [12, 20, 3.4], 'rgba(230,250,255,.8)')
}

/** The dragon gate over the falls: stands for every symbol. */
const gate: Draw = (ctx) => {
  glow(ctx, [0, 4, 48], 'rgba(90,220,255,.5)')
  shape(
    ctx,
    'M-16 42C-18 20-14 0-12 -12H12C14 0 18 20 16 42Z',
    linear(
      ctx,
      [0, -12, 0, 44],
      [
        [0, '#e8fbff'],
        [1, '#3fa9dc'],
      ],
    ),
  )
  for (const x of [-8, 0, 8])
    shape(ctx, `M${x} -8V40`, null, { stroke: 'rgba(255,255,255,.8)', width: 1.6 })
  for (const x of [-34, 22])
    shape(
      ctx,
      `M${x} -14H${x + 12}V42H${x}Z`,
      linear(
        ctx,
        [x, 0, x + 12, 0],
        [
          [0, '#ff7058'],
          [0.5, '#d3231f'],
          [1, '#7e0b12'],
        ],
      ),
      { stroke: '#5c0710', width: 1.3 },
    )
  shape(
    ctx,
    'M-46 -14C-30 -20-20 -28-16 -36H16C20 -28 30 -20 46 -14L42 -6H-42Z',
    linear(ctx, [0, -36, 0, -6], gold),
    { stroke: '#6b3f08', width: 1.6 },
  )
  shape(ctx, 'M-20 -38C-8 -42 8 -42 20 -38L14 -33H-14Z', linear(ctx, [0, -44, 0, -32], gold), {
    stroke: '#6b3f08',
    width: 1.2,
  })
  disc(
    ctx,
    [0, -22, 6],
    radial(ctx, -2, -24, 8, [
      [0, '#fff'],
      [0.5, '#ff7a59'],
      [1, '#b3121b'],
    ]),
    { stroke: '#6b3f08', width: 1 },
  )
}

/** A pearl on a leaping wave: pays anywhere and starts the free spins. */
const wave: Draw = (ctx) => {
  glow(ctx, [0, -8, 48], 'rgba(255,240,190,.6)')
  shape(
    ctx,
    'M-44 38C-46 10-24 -8-6 2C-20 0-24 14-14 20C-4 26 8 16 4 2C-2 -18 26 -30 44 -8C30 -14 20 -4 26 6C34 18 40 26 44 38Z',
    linear(
      ctx,
      [0, -20, 0, 40],
      [
        [0, '#dffaff'],
        [0.4, '#4bb8e8'],
        [1, '#0d4a9c'],
      ],
    ),
    { stroke: '#f3fdff', width: 2 },
  )
  shape(ctx, 'M-36 32C-20 24 20 24 36 32', null, { stroke: 'rgba(255,255,255,.7)', width: 2 })
  around(ctx, 10, () => shape(ctx, 'M-1.4 -20L0 -28L1.4 -20Z', '#ffe9a6'))
  disc(
    ctx,
    [0, -16, 17],
    radial(ctx, -6, -22, 24, [
      [0, '#fff'],
      [0.4, '#ffeec2'],
      [0.8, '#f0b23c'],
      [1, '#a5640e'],
    ]),
    { stroke: '#fff6d8', width: 1.4 },
  )
  oval(ctx, [-6, -22, 5, 3.4], '#fff')
}

export const koiSymbols: Readonly<Record<string, Draw>> = {
  W: gate,
  S: wave,
  A: goldenKoi,
  B: redKoi,
  C: lotus,
  D: ingot,
  E: lantern,
  F: coin,
  G: leaf,
}
