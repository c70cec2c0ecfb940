import {
  type Ctx,
  type Draw,
  around,
  at,
  disc,
  glow,
  gold,
  linear,
  radial,
  shape,
} from '../../art/brush.ts'

// Mineral colours of the murals.
export const azurite = '#2a5f9e'
export const malachite = '#3f8f77'
export const cinnabar = '#b8402c'
export const ochre = '#d8a24a'
export const ink = '#3a2016'
export const chalk = '#f3e3c3'

export const halo = (ctx: Ctx, x: number, y: number, r: number): void => {
  for (const [share, tone] of [
    [1, malachite],
    [0.86, chalk],
    [0.72, cinnabar],
    [0.56, ochre],
    [0.42, azurite],
  ] as const) {
    disc(ctx, [x, y, r * share], tone, { stroke: ink, width: 0.7 })
  }
}

/** A flying apsara: ribbons in the wind, a halo, flowers in her hand. */
export const apsara: Draw = (ctx) => {
  glow(ctx, [0, 0, 50], 'rgba(255,210,130,.4)')
  shape(
    ctx,
    'M-44 -20C-30 -44 4 -42 8 -30C12 -18-10 -16-16 -6C-24 8-44 6-46 24C-36 14-24 20-12 14C4 6 20 10 30 26C34 34 40 36 46 30',
    null,
    { stroke: malachite, width: 5.5 },
  )
  shape(ctx, 'M-46 -8C-36 -20-24 -22-14 -14C0 -4 8 -8 18 -2C30 4 32 18 44 18', null, {
    stroke: cinnabar,
    width: 4.5,
  })
  halo(ctx, 12, -22, 14)
  shape(
    ctx,
    'M8 -10C-6 -8-20 4-34 26C-40 34-44 36-46 40C-30 40-14 32-4 20C6 10 16 4 18 -6Z',
    linear(
      ctx,
      [10, -10, -40, 40],
      [
        [0, '#e8613f'],
        [0.5, cinnabar],
        [1, '#5d1e18'],
      ],
    ),
    { stroke: ink, width: 1.2 },
  )
  shape(ctx, 'M-4 2C-14 12-24 24-36 34M4 4C-4 16-14 24-24 32', null, {
    stroke: 'rgba(255,220,160,.6)',
    width: 1.2,
  })
  shape(ctx, 'M4 -12C10 -16 18 -14 20 -8C20 -2 12 4 6 2C2 -2 2 -8 4 -12Z', '#f0c9a4', {
    stroke: ink,
    width: 1,
  })
  shape(ctx, 'M18 -8C26 -8 32 -12 38 -20', null, { stroke: '#f0c9a4', width: 4 })
  shape(ctx, 'M6 -6C-2 -2-6 -8-12 -16', null, { stroke: '#f0c9a4', width: 3.6 })
  disc(ctx, [12, -22, 7], '#f5d3b0', { stroke: ink, width: 1 })
  shape(ctx, 'M5 -24C6 -34 18 -34 19 -24C16 -28 8 -28 5 -24Z', '#20140f')
  disc(ctx, [12, -33, 3.6], '#20140f')
  shape(ctx, 'M9.5 -22H11M14 -22H15.5M11 -18.5C12 -17.8 13 -17.8 14 -18.5', null, {
    stroke: ink,
    width: 0.9,
  })
  disc(ctx, [39, -22, 4.5], '#ffd27a', { stroke: cinnabar, width: 1.2 })
  disc(ctx, [-13, -18, 3.6], '#ffd27a', { stroke: cinnabar, width: 1 })
}

const deer: Draw = (ctx) => {
  shape(
    ctx,
    'M-30 4C-24 -8 8 -8 16 -4C20 -14 22 -22 28 -26C34 -28 40 -24 44 -20C40 -16 34 -16 32 -12C28 0 24 8 16 12L18 40H12L8 16C-4 18-12 16-18 14L-22 40H-28L-28 18C-36 14-34 8-30 4Z',
    linear(
      ctx,
      [0, -28, 0, 40],
      [
        [0, '#fffdf4'],
        [0.6, '#f3e0bd'],
        [1, '#cfa774'],
      ],
    ),
    { stroke: ink, width: 1.5 },
  )
  shape(ctx, 'M-12 14L-14 40H-9L-4 16M4 16L4 40H0L-2 16', '#ead2a8', { stroke: ink, width: 1.1 })
  shape(
    ctx,
    'M28 -26C26 -36 20 -40 14 -44M26 -34C22 -34 18 -32 14 -32M30 -26C32 -36 38 -40 42 -44M31 -34C35 -34 38 -32 42 -34',
    null,
    { stroke: '#ffd98a', width: 2.2 },
  )
  for (const [x, y, tone] of [
    [-20, 0, cinnabar],
    [-10, 4, malachite],
    [0, -1, azurite],
    [10, 3, ochre],
    [-24, 8, azurite],
    [-3, 9, cinnabar],
    [18, -6, malachite],
  ] as const) {
    disc(ctx, [x, y, 3], tone, { stroke: ink, width: 0.6 })
  }
  disc(ctx, [36, -22, 1.5], ink)
  shape(ctx, 'M16 -4C20 0 24 0 27 -4', null, { stroke: cinnabar, width: 2.6 })
}

export const caisson: Draw = (ctx) => {
  shape(ctx, 'M-40 -40H40V40H-40Z', malachite, { stroke: ink, width: 1.6 })
  at(ctx, { turn: Math.PI / 4 }, () =>
    shape(ctx, 'M-27 -27H27V27H-27Z', cinnabar, { stroke: chalk, width: 2 }),
  )
  disc(ctx, [0, 0, 28], azurite, { stroke: ochre, width: 2 })
  around(ctx, 8, () =>
    shape(
      ctx,
      'M0 -4C-9 -10-8 -20 0 -26C8 -20 9 -10 0 -4Z',
      linear(
        ctx,
        [0, -26, 0, -4],
        [
          [0, '#f7b8a0'],
          [1, chalk],
        ],
      ),
      { stroke: ink, width: 0.9 },
    ),
  )
  around(
    ctx,
    8,
    () =>
      shape(ctx, 'M0 -2C-5 -6-4 -12 0 -15C4 -12 5 -6 0 -2Z', malachite, {
        stroke: chalk,
        width: 0.8,
      }),
    Math.PI / 8,
  )
  disc(ctx, [0, 0, 6], radial(ctx, -1, -2, 8, gold), { stroke: ink, width: 1 })
  around(ctx, 4, () => disc(ctx, [0, -34, 3], ochre, { stroke: ink, width: 0.6 }), Math.PI / 4)
}

const pipa: Draw = (ctx) =>
  at(ctx, { turn: 0.5 }, () => {
    shape(
      ctx,
      'M-5 -46H5L6 -16C22 -8 26 12 20 28C14 42-14 42-20 28C-26 12-22 -8-6 -16Z',
      linear(
        ctx,
        [-20, 0, 22, 20],
        [
          [0, '#e2a257'],
          [0.5, '#b86a2a'],
          [1, '#6e3212'],
        ],
      ),
      { stroke: ink, width: 1.8 },
    )
    shape(ctx, 'M-5 -46C-10 -48-10 -40-5 -38M5 -46C10 -48 10 -40 5 -38', null, {
      stroke: ink,
      width: 2,
    })
    for (const x of [-3, -1, 1, 3])
      shape(ctx, `M${x} -44V28`, null, { stroke: 'rgba(255,245,220,.9)', width: 0.7 })
    shape(ctx, 'M-9 28H9V32H-9Z', '#43200f')
    for (const y of [-14, -7, 0, 7]) shape(ctx, `M-6 ${y}H6`, null, { stroke: chalk, width: 1.3 })
    for (const x of [-12, 12]) disc(ctx, [x, 14, 4], null, { stroke: malachite, width: 2 })
  })

const vase: Draw = (ctx) => {
  glow(ctx, [0, -20, 30], 'rgba(160,255,220,.25)')
  shape(
    ctx,
    'M2 -26C-4 -40 6 -46 14 -46M0 -26C-8 -36-16 -40-22 -38M1 -26C4 -36 16 -38 24 -34',
    null,
    { stroke: '#4fae6f', width: 2.6 },
  )
  shape(
    ctx,
    'M-9 -28H9L8 -16C22 -10 28 8 20 24C16 32 12 34 12 40H-12C-12 34-16 32-20 24C-28 8-22 -10-8 -16Z',
    linear(
      ctx,
      [-24, 0, 26, 10],
      [
        [0, '#eaf5ef'],
        [0.35, '#8fc7b4'],
        [0.75, '#3f8f77'],
        [1, '#1b5145'],
      ],
    ),
    { stroke: ink, width: 1.6 },
  )
  shape(ctx, 'M-23 4C-12 10 12 10 23 4L22 14C10 20-10 20-22 14Z', azurite, {
    stroke: ochre,
    width: 1.4,
  })
  around(ctx, 1, () => disc(ctx, [0, 10, 4], ochre, { stroke: ink, width: 0.8 }))
  shape(ctx, 'M-13 -8C-18 -2-19 2-18 6', null, { stroke: 'rgba(255,255,255,.7)', width: 2.2 })
}

const conch: Draw = (ctx) => {
  shape(
    ctx,
    'M38 -34C10 -38-26 -26-32 2C-36 26-10 40 10 30C26 22 26 2 12 -2C20 -16 32 -22 38 -34Z',
    radial(ctx, -8, 0, 52, [
      [0, '#fffaf0'],
      [0.5, '#f0d3b0'],
      [1, '#b2764a'],
    ]),
    { stroke: ink, width: 1.6 },
  )
  for (const d of [
    'M-30 4C-20 -10 0 -14 12 -2',
    'M-22 -14C-10 -24 8 -22 20 -14',
    'M-6 -26C6 -32 20 -30 29 -26',
    'M-26 18C-14 6 4 6 10 16',
  ])
    shape(ctx, d, null, { stroke: '#a5683e', width: 1.8 })
  shape(ctx, 'M8 28C-4 26-8 12 4 4C14 6 18 20 8 28Z', '#d97f62', { stroke: ink, width: 1.1 })
  shape(ctx, 'M-34 20C-40 30-30 38-22 40', null, { stroke: cinnabar, width: 3 })
}

export const cloud: Draw = (ctx) => {
  const d =
    'M-42 16C-44 2-30 -6-22 0C-22 -18 4 -24 10 -8C20 -16 36 -8 32 6C42 4 46 16 38 22C20 28-20 28-34 24C-40 24-42 20-42 16Z'
  shape(
    ctx,
    d,
    linear(
      ctx,
      [0, -20, 0, 28],
      [
        [0, '#fdf3d8'],
        [0.5, '#7fb7ad'],
        [1, '#2c6b66'],
      ],
    ),
    { stroke: ink, width: 1.6 },
  )
  for (const [x, y, r] of [
    [-18, 8, 9],
    [6, 2, 10],
    [25, 10, 7],
  ] as const) {
    disc(ctx, [x, y, r], null, { stroke: chalk, width: 2 })
    disc(ctx, [x, y, r * 0.45], cinnabar, { stroke: chalk, width: 1.2 })
  }
}

const flameJewel: Draw = (ctx) => {
  shape(
    ctx,
    'M0 -46C8 -32 26 -28 26 -6C36 -10 34 -20 32 -26C44 -10 40 22 20 32H-20C-40 22-44 -10-32 -26C-34 -20-36 -10-26 -6C-26 -28-8 -32 0 -46Z',
    linear(
      ctx,
      [0, -46, 0, 34],
      [
        [0, '#ffd27a'],
        [0.5, '#e8613f'],
        [1, '#8c2418'],
      ],
    ),
    { stroke: ink, width: 1.5 },
  )
  for (const x of [-11, 11])
    disc(
      ctx,
      [x, 16, 10],
      radial(ctx, x - 3, 12, 13, [
        [0, '#e9f7ff'],
        [0.5, '#5aa0d8'],
        [1, '#1d4a86'],
      ]),
      { stroke: ink, width: 1 },
    )
  disc(
    ctx,
    [0, -2, 11],
    radial(ctx, -3, -6, 14, [
      [0, '#fff'],
      [0.5, '#8fd0b8'],
      [1, '#23705c'],
    ]),
    { stroke: ink, width: 1 },
  )
  shape(ctx, 'M-30 32H30L24 42H-24Z', ochre, { stroke: ink, width: 1.3 })
}

/** A golden lotus throne with a halo: stands for every symbol. */
const throne: Draw = (ctx) => {
  glow(ctx, [0, -6, 50], 'rgba(255,214,110,.75)')
  around(ctx, 24, () => shape(ctx, 'M-1.6 -26L0 -46L1.6 -26Z', '#ffe2a0'), 0)
  halo(ctx, 0, -4, 30)
  disc(ctx, [0, -4, 12], linear(ctx, [-8, -16, 8, 10], gold), { stroke: ink, width: 1 })
  for (const turn of [-1.1, -0.65, -0.22, 0.22, 0.65, 1.1]) {
    at(ctx, { y: 40, turn, scale: 0.72 }, () =>
      shape(
        ctx,
        'M0 0C-13 -10-12 -28 0 -38C12 -28 13 -10 0 0Z',
        linear(ctx, [0, -38, 0, 0], gold),
        { stroke: '#6b3f08', width: 1.6 },
      ),
    )
  }
}

/** The door of a cave with light behind it: starts the free spins. */
const cave: Draw = (ctx) => {
  glow(ctx, [0, 4, 50], 'rgba(255,225,150,.6)')
  shape(
    ctx,
    'M-40 42V-2C-40 -28-22 -44 0 -44C22 -44 40 -28 40 -2V42Z',
    linear(
      ctx,
      [0, -44, 0, 42],
      [
        [0, '#d49b5c'],
        [1, '#7c4724'],
      ],
    ),
    { stroke: ink, width: 2 },
  )
  shape(ctx, 'M-29 42V0C-29 -22-16 -34 0 -34C16 -34 29 -22 29 0V42Z', azurite, {
    stroke: ochre,
    width: 2.2,
  })
  shape(
    ctx,
    'M-20 42V4C-20 -16-11 -25 0 -25C11 -25 20 -16 20 4V42Z',
    radial(ctx, 0, 6, 46, [
      [0, '#fffbe6'],
      [0.4, '#ffdf8f'],
      [1, '#c4711f'],
    ]),
    { stroke: ink, width: 1.2 },
  )
  around(ctx, 7, () => shape(ctx, 'M-1 -8L0 -20L1 -8Z', 'rgba(255,255,255,.9)'), 0.2)
  at(ctx, { y: 12, scale: 0.4 }, () => throne(ctx))
  for (const x of [-34, 34])
    for (const y of [8, 22, 36]) disc(ctx, [x, y, 2.6], malachite, { stroke: ink, width: 0.6 })
}

export const flySymbols: Readonly<Record<string, Draw>> = {
  W: throne,
  S: cave,
  A: apsara,
  B: deer,
  C: caisson,
  D: pipa,
  E: vase,
  F: conch,
  G: cloud,
  H: flameJewel,
}
