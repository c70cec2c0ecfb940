import { disc, shape, type Ctx } from '../../art/brush.ts'
import { plainFish, type DrawFish } from './plain-fish.ts'

const roundBody =
  'M44 0C36 -24 6 -34 -18 -22C-28 -16 -34 -8 -36 0C-34 8 -28 16 -18 22C6 34 36 24 44 0Z'
const fanTail = 'M-30 0C-38 -20 -50 -24 -54 -18C-48 -8 -48 8 -54 18C-50 24 -38 20 -30 0Z'

const band = (ctx: Ctx, x: number, width: number, colour: string, edge: string): void =>
  shape(
    ctx,
    `M${x} -50C${x + 10} -20 ${x + 10} 20 ${x} 50h${-width}C${x - width + 9} 20 ${x - width + 9} -20 ${x - width} -50Z`,
    colour,
    {
      stroke: edge,
      width: 2.4,
    },
  )

export const clown: DrawFish = plainFish({
  body: roundBody,
  skin: [
    [0, '#ff8a1f'],
    [0.55, '#ff6a00'],
    [1, '#c93f00'],
  ],
  fin: [
    [0, '#ffb35c'],
    [1, '#e05400'],
  ],
  line: '#5c1c00',
  fins: {
    back: 'M20 -28C8 -44 -14 -42 -24 -18C-8 -24 6 -28 20 -28Z',
    belly: 'M10 28C4 42 -10 42 -18 22C-8 24 2 27 10 28Z',
    tail: fanTail,
  },
  eye: [28, -7, 5.4],
  joint: -30,
  marks: (ctx) => {
    band(ctx, 20, 11, '#fff', '#40180a')
    band(ctx, -6, 12, '#fff', '#40180a')
    band(ctx, -28, 8, '#fff', '#40180a')
  },
  mouth: 'M42 4C38 8 34 8 32 6',
})

export const butterfly: DrawFish = plainFish({
  body: 'M48 2C40 -6 34 -26 8 -38C-12 -44 -30 -30 -34 -10C-36 0 -36 4 -34 12C-28 32 -10 42 8 36C32 28 40 10 48 2Z',
  skin: [
    [0, '#ffe66b'],
    [0.5, '#fff6c9'],
    [1, '#f5c22b'],
  ],
  fin: [
    [0, '#ffd23c'],
    [1, '#e79a12'],
  ],
  line: '#6b4a00',
  fins: {
    back: 'M14 -34C4 -52 -28 -48 -38 -16C-22 -28 -4 -34 14 -34Z',
    belly: 'M12 34C0 50 -26 48 -36 18C-20 30 -4 35 12 34Z',
    tail: 'M-32 0C-40 -16 -50 -18 -54 -12C-50 -4 -50 4 -54 12C-50 18 -40 16 -32 0Z',
  },
  eye: [27, -5, 5],
  joint: -32,
  marks: (ctx) => {
    shape(ctx, 'M30 -44C22 -16 22 16 30 44h-11C12 16 12 -16 19 -44Z', '#23231f')
    for (let row = 0; row < 5; row += 1)
      shape(ctx, `M-30 ${-22 + row * 11}L8 ${-30 + row * 11}`, null, {
        stroke: 'rgba(120,80,0,.5)',
        width: 2,
      })
    disc(ctx, [-20, -18, 7], '#23231f', { stroke: '#fff', width: 2 })
  },
  mouth: 'M48 2C44 4 42 4 40 3',
})

export const tang: DrawFish = plainFish({
  body: 'M46 0C36 -22 8 -34 -18 -24C-30 -18 -34 -8 -36 0C-34 8 -30 18 -18 24C8 34 36 22 46 0Z',
  skin: [
    [0, '#3f8cff'],
    [0.5, '#1553e0'],
    [1, '#0a2c9a'],
  ],
  fin: [
    [0, '#2e6bf0'],
    [1, '#061c66'],
  ],
  line: '#04103c',
  fins: {
    back: 'M30 -24C14 -42 -20 -40 -32 -14C-12 -24 10 -27 30 -24Z',
    belly: 'M26 24C12 40 -18 38 -30 15C-12 24 8 26 26 24Z',
    tail: 'M-30 0C-38 -22 -52 -26 -56 -20C-50 -8 -50 8 -56 20C-52 26 -38 22 -30 0Z',
  },
  eye: [29, -6, 5.2],
  joint: -30,
  marks: (ctx) => {
    shape(ctx, 'M24 -22C0 -30 -24 -22 -40 -2C-24 -8 -14 0 -2 -2C14 -4 22 -12 24 -22Z', '#071546')
    shape(ctx, 'M-24 -30L-60 -20L-60 20L-24 30C-34 10 -34 -10 -24 -30Z', '#ffd11f')
  },
  mouth: 'M45 3C41 6 38 6 36 5',
})

export const puffer: DrawFish = (ctx, bend) => {
  for (let spine = 0; spine < 26; spine += 1) {
    const angle = (spine / 26) * Math.PI * 2
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    shape(
      ctx,
      `M${x * 30 - y * 3} ${y * 30 + x * 3}L${x * 43} ${y * 41}L${x * 30 + y * 3} ${y * 30 - x * 3}Z`,
      '#e9c46a',
      {
        stroke: '#6d4a14',
        width: 1,
      },
    )
  }
  plainFish({
    body: 'M38 2C34 -24 12 -36 -8 -34C-28 -32 -38 -16 -38 0C-38 18 -26 34 -4 35C18 36 36 24 38 2Z',
    skin: [
      [0, '#c78a2e'],
      [0.45, '#f2c968'],
      [0.7, '#fff4d4'],
      [1, '#f7e2ad'],
    ],
    fin: [
      [0, '#ffd98a'],
      [1, '#c07f22'],
    ],
    line: '#6d4a14',
    fins: {
      back: 'M-16 -30C-24 -44 -36 -40 -36 -26Z',
      belly: 'M6 6C-4 16 -16 14 -18 4C-12 -2 -2 0 6 6Z',
      tail: 'M-36 0C-42 -12 -52 -14 -54 -8C-50 -2 -50 4 -54 10C-52 15 -42 12 -36 0Z',
    },
    eye: [20, -10, 8],
    joint: -36,
    marks: (spots) => {
      for (const [x, y, r] of [
        [-16, -22, 5],
        [-2, -28, 4],
        [10, -24, 3],
        [-28, -10, 4],
        [-8, -14, 3],
      ] as const)
        disc(spots, [x, y, r], 'rgba(110,66,10,.55)')
    },
    mouth: 'M37 8C33 12 31 14 27 14',
  })(ctx, bend)
  shape(ctx, 'M4 6C-4 16 -14 14 -16 6C-10 0 -2 1 4 6Z', '#f0b84a', {
    stroke: '#6d4a14',
    width: 1.4,
  })
}

export const lion: DrawFish = (ctx, bend) => {
  const sway = bend * 3
  for (let ray = 0; ray < 9; ray += 1) {
    const x = 22 - ray * 6
    shape(ctx, `M${x} -18C${x - 4} -30 ${x - 10 + sway} -44 ${x - 16 + sway} -50`, null, {
      stroke: ray % 2 === 0 ? '#b5302a' : '#f7d9c4',
      width: 3,
    })
    if (ray < 7)
      shape(ctx, `M${x - 6} 14C${x - 12} 26 ${x - 18 - sway} 36 ${x - 26 - sway} 44`, null, {
        stroke: ray % 2 === 0 ? '#b5302a' : '#f7d9c4',
        width: 3,
      })
  }
  plainFish({
    body: 'M46 2C38 -16 16 -24 -8 -20C-24 -16 -34 -8 -36 0C-34 8 -26 16 -10 19C14 23 38 18 46 2Z',
    skin: [
      [0, '#8e1f1f'],
      [0.5, '#d9503a'],
      [1, '#f3b79b'],
    ],
    fin: [
      [0, 'rgba(214,72,56,.9)'],
      [1, 'rgba(255,222,200,.85)'],
    ],
    line: '#4d0f10',
    fins: {
      back: 'M-4 -20C-14 -30 -28 -26 -32 -12Z',
      belly: 'M14 4C2 22 -20 26 -30 14C-16 10 -4 2 14 4Z',
      tail: 'M-30 0C-40 -16 -50 -18 -54 -10C-50 -3 -50 4 -54 11C-50 18 -40 14 -30 0Z',
    },
    eye: [30, -5, 5],
    joint: -30,
    marks: (stripes) => {
      for (let x = -30; x < 40; x += 11)
        shape(stripes, `M${x} -30C${x + 6} -10 ${x + 6} 10 ${x} 30`, null, {
          stroke: '#fbe6d6',
          width: 4,
        })
    },
    mouth: 'M45 6C41 9 37 9 35 7',
  })(ctx, bend)
}
