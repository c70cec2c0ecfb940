import { disc, linear, oval, radial, shape } from '../../art/brush.ts'
import { plainFish, type DrawFish } from './plain-fish.ts'

export const seahorse: DrawFish = (ctx, bend) => {
  const body = linear(
    ctx,
    [-20, -40, 20, 40],
    [
      [0, '#ffd66b'],
      [0.5, '#f08a3c'],
      [1, '#b3452a'],
    ],
  )
  const edge = { stroke: '#5e1f10', width: 1.8 }
  shape(ctx, `M-12 -6C-28 -16 -34 0 -26 12C-20 8 -14 4 -10 4Z`, 'rgba(255,232,170,.85)', edge)
  shape(
    ctx,
    'M8 -28C22 -26 20 -4 14 8C10 22 14 30 6 40C0 48 -14 46 -14 36C-14 28 -4 28 -4 34C-2 28 -4 20 -8 10C-14 -4 -14 -26 8 -28Z',
    body,
    edge,
  )
  shape(
    ctx,
    `M6 -26C-6 -30 -8 -46 6 -48C18 -48 22 -40 22 -36L44 ${-33 + bend * 2}C46 -31 45 -28 43 -28L20 -26C16 -22 10 -22 6 -26Z`,
    body,
    edge,
  )
  shape(ctx, 'M-4 -44L-10 -54L0 -49L4 -58L9 -48', '#ffe08a', edge)
  for (let row = 0; row < 7; row += 1)
    shape(
      ctx,
      `M${-8 + row * 0.4} ${-16 + row * 7}C0 ${-13 + row * 7} 8 ${-14 + row * 7} 14 ${-18 + row * 7}`,
      null,
      {
        stroke: 'rgba(94,31,16,.45)',
        width: 1.6,
      },
    )
  disc(ctx, [13, -38, 4], '#fff')
  disc(ctx, [14, -38, 2.4], '#10131c')
}

export const flounder: DrawFish = plainFish({
  body: 'M46 0C34 -20 6 -30 -18 -22C-28 -16 -34 -8 -36 0C-34 8 -28 16 -18 22C6 30 34 20 46 0Z',
  skin: [
    [0, '#7d6a3f'],
    [0.5, '#b79a5b'],
    [1, '#8d7746'],
  ],
  fin: [
    [0, '#d6bd84'],
    [0.5, '#8f7a46'],
    [1, '#d6bd84'],
  ],
  line: '#3d3016',
  fins: {
    back: 'M36 -16C18 -42 -22 -42 -34 -10C-16 -24 12 -28 36 -16Z',
    belly: 'M36 16C18 42 -22 42 -34 10C-16 24 12 28 36 16Z',
    tail: 'M-32 0C-40 -16 -50 -16 -54 -12L-54 12C-50 16 -40 16 -32 0Z',
  },
  eye: [28, -10, 5],
  joint: -32,
  marks: (ctx) => {
    for (const [x, y, r] of [
      [-14, -8, 6],
      [4, 8, 5],
      [-20, 8, 4],
      [10, -14, 4],
      [20, 10, 4],
      [-2, -2, 3],
    ] as const)
      disc(ctx, [x, y, r], 'rgba(70,52,18,.5)', { stroke: 'rgba(255,240,200,.5)', width: 1.4 })
    disc(ctx, [33, 6, 4.6], '#fff')
    disc(ctx, [34, 6, 2.8], '#10131c')
  },
  mouth: 'M45 -2C42 1 40 2 37 1',
})

export const jelly: DrawFish = (ctx, bend) => {
  for (let arm = 0; arm < 7; arm += 1) {
    const y = -21 + arm * 7
    const wave = bend * (arm % 2 === 0 ? 6 : -6)
    shape(
      ctx,
      `M-2 ${y}C-18 ${y + wave} -26 ${y - wave} -40 ${y + wave}S-52 ${y - wave} -54 ${y}`,
      null,
      {
        stroke: arm % 2 === 0 ? 'rgba(255,180,240,.85)' : 'rgba(200,160,255,.8)',
        width: 3,
      },
    )
  }
  shape(
    ctx,
    'M-6 -32C22 -36 44 -20 44 0C44 20 22 36 -6 32C2 22 -2 14 2 8C-4 4 -4 -4 2 -8C-2 -14 2 -22 -6 -32Z',
    radial(ctx, 24, -10, 50, [
      [0, '#fff0ff'],
      [0.4, 'rgba(240,140,230,.95)'],
      [1, 'rgba(120,60,190,.85)'],
    ]),
    { stroke: '#5b2a91', width: 1.8 },
  )
  oval(ctx, [26, -12, 8, 5], 'rgba(255,255,255,.7)')
  disc(ctx, [22, 6, 3.4], '#2c1148')
  disc(ctx, [30, 4, 3.4], '#2c1148')
}

export const octopus: DrawFish = (ctx, bend) => {
  const skin = radial(ctx, 14, -10, 60, [
    [0, '#ff9d86'],
    [0.6, '#d8403a'],
    [1, '#7d1420'],
  ])
  const edge = { stroke: '#4a0a14', width: 1.8 }
  for (let arm = 0; arm < 6; arm += 1) {
    const y = -20 + arm * 8
    const wave = bend * 6 * (arm % 2 === 0 ? 1 : -1)
    shape(
      ctx,
      `M2 ${y * 0.7}C-16 ${y + wave} -30 ${y * 1.3 - wave} -46 ${y * 1.5 + wave}C-50 ${y * 1.5 + wave + 4} -46 ${y * 1.5 + wave + 8} -40 ${y * 1.4 + wave + 5}C-26 ${y * 1.2 + 6 - wave} -12 ${y + 8} 6 ${y * 0.7 + 8}Z`,
      skin,
      edge,
    )
  }
  shape(ctx, 'M-2 -22C6 -40 40 -40 46 -8C50 18 34 32 14 30C-2 28 -10 4 -2 -22Z', skin, edge)
  for (const [x, y, r] of [
    [34, -20, 4],
    [40, -8, 3],
    [28, -28, 3],
    [38, 8, 3],
  ] as const)
    disc(ctx, [x, y, r], 'rgba(255,220,200,.5)')
  for (const y of [-10, 12] as const) {
    disc(ctx, [14, y, 7], '#fff', edge)
    disc(ctx, [16, y, 3.6], '#10131c')
  }
}
