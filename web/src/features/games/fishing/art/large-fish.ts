import { disc, glow, linear, oval, radial, shape } from '../../art/brush.ts'
import { plainFish, type DrawFish } from './plain-fish.ts'

export const lantern: DrawFish = (ctx, bend) => {
  plainFish({
    body: 'M40 8C40 -18 20 -34 -6 -32C-26 -28 -36 -12 -38 0C-36 14 -24 30 -2 32C22 34 40 26 40 8Z',
    skin: [
      [0, '#3a2d5c'],
      [0.6, '#5b4380'],
      [1, '#241a3f'],
    ],
    fin: [
      [0, '#7a5aa8'],
      [1, '#2e2150'],
    ],
    line: '#120b26',
    fins: {
      back: 'M-8 -31C-18 -46 -32 -40 -34 -20Z',
      belly: 'M2 32C-6 44 -20 42 -26 24Z',
      tail: 'M-34 0C-42 -18 -52 -18 -56 -12C-50 -4 -50 6 -56 14C-52 20 -42 18 -34 0Z',
    },
    eye: [20, -12, 7],
    joint: -34,
    marks: (skin) => {
      for (const [x, y] of [
        [-20, 4],
        [-8, 16],
        [-24, -10],
        [-4, -6],
      ] as const)
        disc(skin, [x, y, 3], 'rgba(150,220,255,.6)')
    },
  })(ctx, bend)
  shape(ctx, 'M40 6C30 2 22 6 16 12C24 24 36 22 40 10Z', '#1a0d1e', {
    stroke: '#120b26',
    width: 1.4,
  })
  shape(ctx, 'M38 6L34 12L31 5L27 12L24 7L20 14', null, { stroke: '#f4f0e0', width: 2 })
  shape(ctx, `M8 -32C14 -50 34 -52 42 ${-40 + bend * 3}`, null, { stroke: '#7a5aa8', width: 2.4 })
  glow(ctx, [43, -37 + bend * 3, 24], 'rgba(150,255,240,.9)')
  disc(ctx, [43, -37 + bend * 3, 5.4], '#eafffb')
}

export const turtle: DrawFish = (ctx, bend) => {
  const skin = linear(
    ctx,
    [0, -40, 0, 40],
    [
      [0, '#a8d96b'],
      [1, '#4d8a34'],
    ],
  )
  const edge = { stroke: '#1d3d17', width: 1.8 }
  const reach = bend * 7
  shape(
    ctx,
    `M14 -18C22 -34 ${18 - reach} -48 ${4 - reach} -50C${-2 - reach} -44 0 -30 4 -20Z`,
    skin,
    edge,
  )
  shape(
    ctx,
    `M14 18C22 34 ${18 + reach} 48 ${4 + reach} 50C${-2 + reach} 44 0 30 4 20Z`,
    skin,
    edge,
  )
  shape(ctx, 'M-24 -14C-36 -26 -44 -26 -46 -20C-42 -12 -34 -8 -26 -8Z', skin, edge)
  shape(ctx, 'M-24 14C-36 26 -44 26 -46 20C-42 12 -34 8 -26 8Z', skin, edge)
  shape(ctx, 'M24 -8C34 -14 50 -10 50 0C50 10 34 14 24 8Z', skin, edge)
  shape(
    ctx,
    'M30 0C28 -18 8 -28 -12 -24C-30 -20 -38 -8 -38 0C-38 8 -30 20 -12 24C8 28 28 18 30 0Z',
    radial(ctx, -2, -10, 44, [
      [0, '#e0b45c'],
      [0.6, '#8a5a22'],
      [1, '#4a2c0e'],
    ]),
    edge,
  )
  for (const d of [
    'M-16 0L-8 -10L6 -10L12 0L6 10L-8 10Z',
    'M-8 -10L-14 -22M6 -10L10 -23M12 0L29 0M6 10L10 23M-8 10L-14 22M-16 0L-37 0',
  ])
    shape(ctx, d, null, { stroke: 'rgba(50,26,6,.8)', width: 2 })
  disc(ctx, [42, -4, 2.6], '#10131c')
  disc(ctx, [42, 4, 2.6], '#10131c')
}

export const ray: DrawFish = (ctx, bend) => {
  const skin = linear(
    ctx,
    [-40, 0, 50, 0],
    [
      [0, '#0e2a52'],
      [0.6, '#2f6aa8'],
      [1, '#7fb8e6'],
    ],
  )
  const edge = { stroke: '#071a36', width: 1.8 }
  const lift = 46 - Math.abs(bend) * 8
  shape(ctx, `M-20 0C-36 ${bend * 4} -46 ${-bend * 5} -58 ${bend * 3}`, null, {
    stroke: '#0e2a52',
    width: 3,
  })
  shape(
    ctx,
    `M38 -5C30 -14 14 -${lift} -14 -${lift + 3}C-8 -34 -14 -18 -26 0C-14 18 -8 34 -14 ${lift + 3}C14 ${lift} 30 14 38 5Z`,
    skin,
    edge,
  )
  shape(ctx, 'M34 -8C42 -14 48 -10 46 -4M34 8C42 14 48 10 46 4', null, {
    stroke: '#2f6aa8',
    width: 4,
  })
  shape(ctx, 'M10 -14C-2 -20 -10 -26 -12 -34M10 14C-2 20 -10 26 -12 34', null, {
    stroke: 'rgba(255,255,255,.28)',
    width: 3,
  })
  for (const [x, y, r] of [
    [0, -8, 4],
    [0, 8, 4],
    [-10, 0, 3],
    [12, 0, 3],
  ] as const)
    disc(ctx, [x, y, r], 'rgba(220,240,255,.55)')
  disc(ctx, [31, -9, 2.8], '#f6fbff', { stroke: '#071a36', width: 1 })
  disc(ctx, [31, 9, 2.8], '#f6fbff', { stroke: '#071a36', width: 1 })
}

export const sword: DrawFish = plainFish({
  body: 'M26 0C20 -12 -4 -17 -24 -9C-32 -5 -36 -2 -38 0C-36 3 -32 6 -24 9C-4 16 20 11 26 0ZM22 -3L58 1L22 4Z',
  skin: [
    [0, '#1b3c66'],
    [0.5, '#4f86b8'],
    [0.62, '#dfeefa'],
    [1, '#a9c9e2'],
  ],
  fin: [
    [0, '#274f80'],
    [1, '#122b4c'],
  ],
  line: '#0b1e38',
  fins: {
    back: 'M8 -13C4 -32 -6 -40 -16 -40C-12 -30 -14 -20 -20 -9Z',
    belly: 'M4 13C-2 24 -10 26 -14 24C-12 18 -12 14 -12 11Z',
    tail: 'M-34 0C-40 -16 -48 -30 -56 -32C-52 -16 -50 -6 -46 0C-50 6 -52 16 -56 32C-48 30 -40 16 -34 0Z',
  },
  eye: [16, -4, 3.6],
  joint: -34,
})

export const shark: DrawFish = plainFish({
  body: 'M52 0C40 -16 10 -22 -18 -13C-30 -9 -38 -4 -42 0C-38 4 -30 9 -18 13C10 20 40 15 52 0Z',
  skin: [
    [0, '#3d4c5c'],
    [0.48, '#7b8d9d'],
    [0.6, '#f0f4f7'],
    [1, '#d3dce3'],
  ],
  fin: [
    [0, '#54677a'],
    [1, '#33424f'],
  ],
  line: '#1a232c',
  fins: {
    back: 'M8 -18C2 -34 -8 -42 -16 -43C-12 -32 -12 -24 -14 -14Z',
    belly: 'M12 12C4 26 -8 34 -16 34C-12 26 -8 18 -6 13Z',
    tail: 'M-38 0C-44 -18 -50 -32 -58 -36C-54 -20 -50 -8 -46 0C-48 8 -50 16 -56 24C-48 20 -42 10 -38 0Z',
  },
  eye: [34, -5, 3.6],
  joint: -38,
  marks: (ctx) => {
    for (const x of [18, 13, 8] as const)
      shape(ctx, `M${x} -7C${x - 4} -2 ${x - 4} 3 ${x - 1} 7`, null, {
        stroke: '#1a232c',
        width: 1.6,
      })
    oval(ctx, [-6, -14, 20, 3], 'rgba(255,255,255,.25)')
  },
  mouth: 'M49 5L44 9L41 6L37 10L34 7L30 10',
})

export const whale: DrawFish = (ctx, bend) => {
  glow(ctx, [0, 0, 60], 'rgba(255,205,90,.4)')
  plainFish({
    body: 'M50 4C46 -22 18 -32 -10 -24C-26 -18 -36 -8 -42 -4C-38 4 -28 14 -10 22C18 30 46 26 50 4Z',
    skin: [
      [0, '#9a5b0c'],
      [0.35, '#ffc53d'],
      [0.55, '#ffe9a8'],
      [0.68, '#fff8e2'],
      [1, '#f0cd83'],
    ],
    fin: [
      [0, '#ffd76a'],
      [1, '#a8650f'],
    ],
    line: '#5a3303',
    fins: {
      back: 'M-12 -23C-18 -32 -26 -33 -30 -30C-26 -26 -24 -22 -24 -19Z',
      belly: 'M16 18C8 34 -6 38 -14 36C-8 28 -2 22 0 18Z',
      tail: 'M-38 -3C-46 -16 -54 -22 -60 -20C-56 -12 -54 -6 -52 -2C-56 4 -58 10 -58 16C-52 16 -44 8 -38 -3Z',
    },
    eye: [32, 0, 3.6],
    joint: -38,
    marks: (belly) => {
      for (let row = 0; row < 5; row += 1)
        shape(
          belly,
          `M46 ${10 + row * 4}C20 ${14 + row * 4} 0 ${14 + row * 4} -16 ${8 + row * 4}`,
          null,
          { stroke: 'rgba(140,84,10,.5)', width: 1.4 },
        )
    },
    mouth: 'M50 6C40 12 30 11 24 7',
  })(ctx, bend)
  shape(ctx, 'M14 -30C10 -42 4 -46 -2 -46M14 -30C18 -42 24 -46 30 -45', null, {
    stroke: 'rgba(220,250,255,.85)',
    width: 2.4,
  })
}
