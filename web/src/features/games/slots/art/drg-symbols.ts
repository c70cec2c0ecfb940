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
  polygon,
  radial,
  ring,
  shape,
} from '../../art/brush.ts'

/** A dragon's head, from the side. */
export const dragon: Draw = (ctx) => {
  glow(ctx, [0, 0, 50], 'rgba(255,190,60,.5)')
  shape(
    ctx,
    'M-46 36C-46 8-36 -16-14 -26C-24 -30-30 -38-30 -46C-20 -38-8 -36 0 -32C0 -40 6 -46 12 -48C10 -40 12 -36 18 -32C32 -28 42 -18 46 -6C40 -2 34 -2 28 -4C36 2 38 8 36 14C28 8 18 8 10 12C2 18-4 28-6 40Z',
    linear(
      ctx,
      [-20, -46, 20, 40],
      [
        [0, '#ffe9a0'],
        [0.35, '#f2a91f'],
        [0.75, '#b25a0c'],
        [1, '#5d2606'],
      ],
    ),
    { stroke: '#4a1c04', width: 1.6 },
  )
  for (const [x, y] of [
    [-30, 14],
    [-20, 2],
    [-10, -8],
    [-26, 28],
    [-16, 18],
    [-4, 6],
  ] as const)
    shape(ctx, `M${x} ${y}q6 -6 12 0q-6 8-12 0Z`, 'rgba(255,240,180,.55)', {
      stroke: '#8a440a',
      width: 0.8,
    })
  shape(ctx, 'M-34 -6C-46 -10-48 -20-46 -28M-30 4C-44 2-50 -6-48 -12', null, {
    stroke: '#ff5a36',
    width: 3.4,
  })
  shape(ctx, 'M30 -8C40 -16 44 -26 40 -36M34 -6C44 -8 48 -16 48 -24', null, {
    stroke: '#ffd66b',
    width: 2,
  })
  oval(ctx, [14, -19, 6.5, 5], '#fff6d8', { stroke: '#4a1c04', width: 1.2 })
  disc(ctx, [16, -19, 3], '#b3121b')
  disc(ctx, [16.6, -19.6, 1.2], '#1a0503')
  shape(ctx, 'M4 -26C10 -30 18 -28 22 -24', null, { stroke: '#4a1c04', width: 2.4 })
  disc(ctx, [38, -10, 1.8], '#4a1c04')
  shape(ctx, 'M18 2L21 9L24 3L27 9L30 4L33 10', null, { stroke: '#fffbe8', width: 2.2 })
  shape(ctx, 'M-6 40C2 30 12 26 22 28', null, { stroke: '#ff5a36', width: 3 })
}

const phoenix: Draw = (ctx) => {
  glow(ctx, [0, 0, 48], 'rgba(255,90,60,.45)')
  const plume = (turn: number, tones: readonly [string, string]): void =>
    at(ctx, { x: -4, y: 6, turn }, () => {
      shape(
        ctx,
        'M0 0C-10 14-12 32-4 46C6 34 8 14 0 0Z',
        linear(
          ctx,
          [0, 0, 0, 46],
          [
            [0, tones[0]],
            [1, tones[1]],
          ],
        ),
        { stroke: '#5e0a1c', width: 1 },
      )
      disc(ctx, [-3, 36, 4.4], '#22c5b4', { stroke: '#ffe08a', width: 1.4 })
    })
  for (const turn of [1.3, 0.9, 0.5, 0.1]) plume(turn, ['#ff6a4a', '#c01848'])
  shape(
    ctx,
    'M-6 8C-28 4-42 -12-40 -34C-26 -30-12 -20-2 -6Z',
    linear(
      ctx,
      [-40, -34, 0, 8],
      [
        [0, '#ffd66b'],
        [1, '#e0342e'],
      ],
    ),
    { stroke: '#5e0a1c', width: 1.2 },
  )
  shape(
    ctx,
    'M2 -2C14 -14 34 -20 46 -14C38 -2 22 10 6 12Z',
    linear(
      ctx,
      [46, -14, 0, 10],
      [
        [0, '#ffd66b'],
        [1, '#e0342e'],
      ],
    ),
    { stroke: '#5e0a1c', width: 1.2 },
  )
  shape(
    ctx,
    'M-10 14C-12 0-2 -12 4 -22C8 -32 18 -36 22 -30C26 -24 20 -16 16 -8C14 6 6 18-4 18Z',
    linear(
      ctx,
      [0, -34, 0, 18],
      [
        [0, '#ffe9a0'],
        [0.5, '#ff8a3c'],
        [1, '#c01848'],
      ],
    ),
    { stroke: '#5e0a1c', width: 1.3 },
  )
  shape(ctx, 'M22 -30L34 -30L24 -24Z', '#ffcf4a', { stroke: '#5e0a1c', width: 0.9 })
  disc(ctx, [17, -29, 2], '#20060c')
  shape(ctx, 'M14 -34C10 -42 12 -46 18 -48M18 -35C18 -42 22 -45 27 -45', null, {
    stroke: '#ffd66b',
    width: 2.2,
  })
}

const seal: Draw = (ctx) => {
  shape(
    ctx,
    'M-16 -10C-24 -30-12 -44 0 -34C12 -44 24 -30 16 -10Z',
    linear(
      ctx,
      [0, -40, 0, -8],
      [
        [0, '#eafff0'],
        [1, '#4fb487'],
      ],
    ),
    { stroke: '#0e4a35', width: 1.6 },
  )
  disc(ctx, [0, -24, 4], '#0e4a35')
  shape(
    ctx,
    'M-32 -12H32V6H-32Z',
    linear(
      ctx,
      [0, -12, 0, 6],
      [
        [0, '#c8f5d6'],
        [1, '#3f9f76'],
      ],
    ),
    { stroke: '#0e4a35', width: 1.6 },
  )
  shape(
    ctx,
    'M-36 6H36V40H-36Z',
    linear(
      ctx,
      [-36, 6, 36, 40],
      [
        [0, '#8fe0b4'],
        [0.5, '#3f9f76'],
        [1, '#17603f'],
      ],
    ),
    { stroke: '#0e4a35', width: 1.6 },
  )
  shape(ctx, 'M-26 14H-10V32H-26ZM-4 14H-4V32M4 14H26M4 23H26M4 32H26M15 14V32', null, {
    stroke: '#d8342a',
    width: 2.8,
  })
  shape(ctx, 'M-30 -8H-8', null, { stroke: 'rgba(255,255,255,.75)', width: 2.4 })
}

const bell: Draw = (ctx) => {
  shape(ctx, 'M-10 -34C-10 -48 10 -48 10 -34', null, { stroke: '#a86a14', width: 5 })
  shape(
    ctx,
    'M-14 -34H14C24 -24 26 8 34 28C22 36 14 30 0 34C-14 30-22 36-34 28C-26 8-24 -24-14 -34Z',
    linear(
      ctx,
      [-30, 0, 32, 0],
      [
        [0, '#7a480c'],
        [0.3, '#ffe39a'],
        [0.6, '#d9952a'],
        [1, '#6b3c08'],
      ],
    ),
    { stroke: '#4a2804', width: 1.8 },
  )
  for (const y of [-14, 0, 14])
    for (const x of [-12, 0, 12])
      disc(ctx, [x, y, 3.2], radial(ctx, x - 1, y - 1, 4, gold), { stroke: '#6b3c08', width: 0.7 })
  shape(ctx, 'M-22 -22H22M-27 8C-10 12 10 12 27 8', null, {
    stroke: 'rgba(90,45,5,.8)',
    width: 1.6,
  })
  disc(ctx, [0, 38, 5], '#7a480c', { stroke: '#4a2804', width: 1.2 })
}

const sword: Draw = (ctx) =>
  at(ctx, { turn: 0.7 }, () => {
    glow(ctx, [0, -10, 44], 'rgba(120,200,255,.45)')
    shape(
      ctx,
      'M0 -50L6 -40V14H-6V-40Z',
      linear(
        ctx,
        [-6, 0, 6, 0],
        [
          [0, '#f4fbff'],
          [0.5, '#8fb6d8'],
          [0.51, '#d9ecfa'],
          [1, '#5f88b0'],
        ],
      ),
      { stroke: '#243b57', width: 1.3 },
    )
    shape(
      ctx,
      'M-18 14C-10 10 10 10 18 14C12 22-12 22-18 14Z',
      linear(ctx, [-18, 0, 18, 0], gold),
      { stroke: '#5d3606', width: 1.4 },
    )
    shape(ctx, 'M-4 20H4V38H-4Z', '#8c1b24', { stroke: '#44090f', width: 1.2 })
    disc(ctx, [0, 42, 5.5], radial(ctx, -2, 40, 8, gold), { stroke: '#5d3606', width: 1.2 })
    shape(ctx, 'M0 47C-4 50-4 52-6 56M0 47C3 52 2 54 4 58', null, { stroke: '#d8342a', width: 2 })
  })

const gourd: Draw = (ctx) => {
  shape(ctx, 'M-3 -38C-4 -46 4 -48 8 -46', null, { stroke: '#5b7d2a', width: 3.4 })
  shape(
    ctx,
    'M0 -38C14 -38 18 -22 12 -12C8 -6 10 -4 16 0C34 10 32 40 0 42C-32 40-34 10-16 0C-10 -4-8 -6-12 -12C-18 -22-14 -38 0 -38Z',
    radial(ctx, -8, 6, 46, [
      [0, '#ffe2a0'],
      [0.5, '#e08a2c'],
      [1, '#80390a'],
    ]),
    { stroke: '#572403', width: 1.7 },
  )
  shape(ctx, 'M-13 -8C-4 -3 4 -3 13 -8', null, { stroke: '#c01f26', width: 4.5 })
  shape(ctx, 'M10 -6C18 0 18 8 24 12M10 -6C20 -8 26 -4 30 0', null, {
    stroke: '#c01f26',
    width: 2.4,
  })
  oval(ctx, [-10, 14, 5, 9], 'rgba(255,255,255,.45)')
}

const orb = (ctx: Ctx, tones: readonly [string, string, string], mark: () => void): void => {
  shape(
    ctx,
    polygon(ring(8, 39, Math.PI / 8)),
    linear(
      ctx,
      [-24, -34, 24, 36],
      [
        [0, tones[0]],
        [0.5, tones[1]],
        [1, tones[2]],
      ],
    ),
    { stroke: '#1a1010', width: 1.8 },
  )
  shape(ctx, polygon(ring(8, 33, Math.PI / 8)), null, {
    stroke: 'rgba(255,255,255,.4)',
    width: 1.4,
  })
  disc(ctx, [0, 0, 24], 'rgba(8,8,20,.35)', { stroke: 'rgba(255,235,180,.7)', width: 1.6 })
  mark()
}

/** Three lines of the trigrams; a bit that is not set is a broken line. */
const trigram = (ctx: Ctx, bits: readonly [boolean, boolean, boolean]): void =>
  bits.forEach((whole, index) => {
    const y = -11 + index * 11
    shape(ctx, whole ? `M-14 ${y}H14` : `M-14 ${y}H-4M4 ${y}H14`, null, {
      stroke: '#fff3cf',
      width: 5,
    })
  })

const heaven: Draw = (ctx) =>
  orb(ctx, ['#ffb08a', '#c8402a', '#5c120c'], () => trigram(ctx, [true, true, true]))
const water: Draw = (ctx) =>
  orb(ctx, ['#9ad4ff', '#2a6fc0', '#0c2a5c'], () => trigram(ctx, [false, true, false]))
const wood: Draw = (ctx) =>
  orb(ctx, ['#b6f0b0', '#3f9a54', '#0f4020'], () => trigram(ctx, [false, false, true]))
const earth: Draw = (ctx) =>
  orb(ctx, ['#e0c8ff', '#7a54b8', '#2c1458'], () => trigram(ctx, [false, false, false]))

/** The flaming pearl: stands for every symbol, three times in free spins. */
export const pearl: Draw = (ctx) => {
  glow(ctx, [0, 0, 50], 'rgba(255,150,50,.8)')
  around(
    ctx,
    9,
    (index) =>
      shape(
        ctx,
        index % 2 === 0
          ? 'M-9 -22C-12 -34-2 -38 0 -49C6 -38 12 -34 8 -22Z'
          : 'M-7 -22C-8 -30 0 -34 2 -42C6 -34 9 -30 7 -22Z',
        linear(
          ctx,
          [0, -48, 0, -18],
          [
            [0, '#fff0a0'],
            [0.4, '#ff9a2c'],
            [1, '#d8261a'],
          ],
        ),
      ),
    0.1,
  )
  disc(
    ctx,
    [0, 0, 27],
    radial(ctx, -8, -10, 38, [
      [0, '#ffffff'],
      [0.3, '#ffe7a8'],
      [0.65, '#ff9d2e'],
      [1, '#a52a08'],
    ]),
    { stroke: '#fff1c4', width: 1.8 },
  )
  shape(ctx, 'M-14 6C-16 -8-2 -16 8 -8C14 -2 10 8 2 8C-4 8-6 0 0 -2', null, {
    stroke: 'rgba(140,40,0,.6)',
    width: 3,
  })
  oval(ctx, [-9, -12, 7, 5], 'rgba(255,255,255,.9)')
}

/** Lightning out of a cloud: starts the free spins. */
const thunder: Draw = (ctx) => {
  glow(ctx, [0, 0, 50], 'rgba(110,170,255,.7)')
  shape(
    ctx,
    'M-40 4C-46 -14-28 -24-18 -18C-14 -38 16 -40 20 -22C36 -28 48 -10 38 4C24 12-26 12-40 4Z',
    linear(
      ctx,
      [0, -36, 0, 12],
      [
        [0, '#eef4ff'],
        [0.5, '#7f97d8'],
        [1, '#2b3a86'],
      ],
    ),
    { stroke: '#141c4a', width: 1.7 },
  )
  for (const [x, y, r] of [
    [-18, -4, 8],
    [6, -12, 10],
    [26, -4, 6],
  ] as const)
    disc(ctx, [x, y, r], null, { stroke: 'rgba(255,255,255,.75)', width: 1.8 })
  shape(
    ctx,
    'M6 2L-14 28H-2L-10 48L18 18H4L14 2Z',
    linear(
      ctx,
      [0, 2, 0, 48],
      [
        [0, '#ffffff'],
        [0.4, '#ffe66b'],
        [1, '#ff9a2c'],
      ],
    ),
    { stroke: '#7a3c02', width: 1.5 },
  )
}

export const drgSymbols: Readonly<Record<string, Draw>> = {
  W: pearl,
  S: thunder,
  A: dragon,
  B: phoenix,
  C: seal,
  D: bell,
  E: sword,
  F: gourd,
  G: heaven,
  H: water,
  I: wood,
  J: earth,
}
