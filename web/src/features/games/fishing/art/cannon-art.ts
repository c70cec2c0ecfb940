import { disc, gold, linear, radial, shape, type Ctx } from '../../art/brush.ts'

const barrels = [
  { skin: ['#cfe3f2', '#6d8aa6', '#2f455c'], half: 9, long: 46 },
  { skin: ['#bff7e4', '#2ba58a', '#0c4f45'], half: 11, long: 50 },
  { skin: ['#ffe9a8', '#e0862a', '#7a2b0c'], half: 14, long: 54 },
] as const

/** The barrel points up; it turns around 0,0. `level` is 0 to 2. */
export const drawBarrel = (ctx: Ctx, level: number): void => {
  const { skin, half, long } = barrels[level] ?? barrels[0]
  const paint = linear(
    ctx,
    [-half, 0, half, 0],
    [
      [0, skin[2]],
      [0.35, skin[0]],
      [1, skin[1]],
    ],
  )
  const edge = { stroke: '#0b1622', width: 2 }
  for (let tube = 0; tube <= level; tube += 1) {
    const x = (tube - level / 2) * half * 1.15
    const wide = half * (level === 0 ? 1 : 0.72)
    shape(
      ctx,
      `M${x - wide} 8L${x - wide * 0.72} ${-long}L${x + wide * 0.72} ${-long}L${x + wide} 8Z`,
      paint,
      edge,
    )
    shape(
      ctx,
      `M${x - wide * 0.95} ${-long}h${wide * 1.9}v-8h${-wide * 1.9}Z`,
      linear(ctx, [-half, 0, half, 0], gold),
      edge,
    )
  }
  disc(
    ctx,
    [0, 4, 17],
    radial(ctx, -5, -2, 24, [
      [0, skin[0]],
      [0.6, skin[1]],
      [1, skin[2]],
    ]),
    edge,
  )
  disc(ctx, [0, 4, 6], radial(ctx, -2, 2, 8, gold), { stroke: '#0b1622', width: 1.4 })
}

export const drawBullet = (ctx: Ctx, level: number): void => {
  const colour = ['#bfe8ff', '#8dffd9', '#ffd27a'][level] ?? '#bfe8ff'
  disc(
    ctx,
    [0, 0, 20],
    radial(ctx, 0, 0, 20, [
      [0, '#ffffff'],
      [0.35, colour],
      [1, 'rgba(0,0,0,0)'],
    ]),
  )
}

export const drawNet = (ctx: Ctx): void => {
  const ink = { stroke: 'rgba(235,250,255,.85)', width: 2 }
  for (const r of [14, 28, 42] as const)
    disc(ctx, [0, 0, r], r === 42 ? 'rgba(190,235,255,.16)' : null, ink)
  for (let spoke = 0; spoke < 10; spoke += 1) {
    const angle = (spoke / 10) * Math.PI * 2
    shape(ctx, `M0 0L${Math.cos(angle) * 46} ${Math.sin(angle) * 46}`, null, ink)
  }
}

export const drawCoin = (ctx: Ctx): void => {
  disc(ctx, [0, 0, 22], radial(ctx, -6, -6, 30, gold), { stroke: '#7a480c', width: 2.4 })
  disc(ctx, [0, 0, 15], null, { stroke: 'rgba(122,72,12,.8)', width: 2 })
  shape(ctx, 'M-5 -5h10v10h-10Z', 'rgba(122,72,12,.7)')
}
