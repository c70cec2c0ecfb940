import { disc, glow, linear, shape } from '../../art/brush.ts'
import type { DrawFish } from './plain-fish.ts'

/** The boss: a dragon of the deep, head to the right. */
export const dragon: DrawFish = (ctx, bend) => {
  glow(ctx, [10, 0, 58], 'rgba(90,255,220,.32)')
  const skin = linear(
    ctx,
    [0, -34, 0, 34],
    [
      [0, '#0c5a5e'],
      [0.45, '#1fb59c'],
      [0.7, '#c9ffe6'],
      [1, '#4fae86'],
    ],
  )
  const edge = { stroke: '#04282c', width: 1.8 }
  const w = bend * 5
  shape(
    ctx,
    `M20 -10C6 ${-30 - w} -10 ${-16 - w} -18 ${-2 + w}C-26 ${14 + w} -38 ${14 - w} -56 ${2 + w}C-46 ${26 - w} -24 ${32 + w} -8 ${14 + w}C0 ${6 + w} 8 ${2 - w} 22 12Z`,
    skin,
    edge,
  )
  for (let spine = 0; spine < 6; spine += 1) {
    const x = 8 - spine * 9
    const y = [-20, -18, -8, 3, 10, 8][spine] ?? 0
    shape(ctx, `M${x} ${y - w * 0.5}l-7 -11l-3 12Z`, '#ffb84a', { stroke: '#6b3204', width: 1 })
  }
  shape(
    ctx,
    `M-52 ${4 + w}C-60 ${-6 + w} -60 ${-14 + w} -56 ${-18 + w}C-54 ${-8 + w} -50 ${-2 + w} -46 ${2 + w}Z`,
    '#ffb84a',
    { stroke: '#6b3204', width: 1.2 },
  )
  shape(
    ctx,
    `M6 12C2 24 ${-6 + w} 30 ${-14 + w} 30M-14 18C-18 28 ${-26 - w} 32 ${-34 - w} 31`,
    null,
    { stroke: '#0c5a5e', width: 5 },
  )
  shape(
    ctx,
    'M14 -8C14 -26 34 -30 42 -20C54 -18 58 -8 54 -2C56 6 46 12 38 8C30 16 16 12 14 -8Z',
    skin,
    edge,
  )
  shape(
    ctx,
    'M20 -22C16 -36 8 -42 0 -42C6 -36 8 -28 12 -20M30 -26C30 -38 24 -46 16 -50C20 -42 20 -32 22 -24',
    '#fff1c9',
    { stroke: '#8a5a10', width: 1.4 },
  )
  shape(
    ctx,
    `M52 2C58 ${10 + w} 54 ${18 + w} 46 ${22 + w}M48 5C50 ${14 - w} 44 ${20 - w} 36 ${22 - w}`,
    null,
    { stroke: '#ffb84a', width: 2 },
  )
  shape(ctx, 'M54 -1C48 4 42 3 36 6', null, { stroke: '#04282c', width: 1.6 })
  disc(ctx, [50, -9, 1.6], '#04282c')
  glow(ctx, [36, -14, 9], 'rgba(255,230,90,.9)')
  disc(ctx, [36, -14, 4], '#fff8b0', { stroke: '#6b3204', width: 1.2 })
  disc(ctx, [37.4, -14, 1.8], '#3a0b02')
}
