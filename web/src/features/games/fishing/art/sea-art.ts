import { disc, linear, radial, scatterNumbers, shape, type Ctx } from '../../art/brush.ts'

const shafts = (ctx: Ctx, width: number, height: number): void => {
  const next = scatterNumbers(7)
  for (let at = 0; at < 8; at += 1) {
    const top = (at / 8 + next() * 0.08) * width
    const wide = (0.02 + next() * 0.07) * width
    const lean = (top - width * 0.4) * 0.4
    shape(
      ctx,
      `M${top} -10L${top + wide} -10L${top + lean + wide * 2.4} ${height}L${top + lean} ${height}Z`,
      linear(
        ctx,
        [0, 0, 0, height * 0.85],
        [
          [0, 'rgba(210,250,255,.22)'],
          [1, 'rgba(120,230,255,0)'],
        ],
      ),
    )
  }
}

const reef = (
  ctx: Ctx,
  width: number,
  height: number,
  base: number,
  tone: string,
  seed: number,
): void => {
  const next = scatterNumbers(seed)
  let d = `M0 ${height}L0 ${height * base}`
  const steps = 9
  for (let step = 1; step <= steps; step += 1) {
    const x = (step / steps) * width
    d += `C${x - width / 14} ${height * (base - next() * 0.09)} ${x - width / 30} ${height * (base + next() * 0.06)} ${x} ${height * (base - 0.02 + next() * 0.06)}`
  }
  shape(ctx, `${d}L${width} ${height}Z`, tone)
}

const weed = (ctx: Ctx, x: number, y: number, size: number, tone: string): void => {
  for (let blade = -2; blade <= 2; blade += 1) {
    const [sway, tall] = [blade * size * 0.16, size * (1 - Math.abs(blade) * 0.14)]
    shape(
      ctx,
      `M${x + blade * size * 0.1} ${y}C${x + sway * 2} ${y - tall * 0.4} ${x - sway} ${y - tall * 0.7} ${x + sway * 1.6} ${y - tall}C${x + sway} ${y - tall * 0.6} ${x + sway * 2.4} ${y - tall * 0.4} ${x + blade * size * 0.1 + size * 0.07} ${y}Z`,
      tone,
    )
  }
}

const coral = (
  ctx: Ctx,
  x: number,
  y: number,
  size: number,
  tones: readonly [string, string],
): void => {
  for (const [dx, tall] of [
    [-0.3, 0.6],
    [-0.12, 0.9],
    [0.1, 1],
    [0.3, 0.7],
  ] as const) {
    shape(
      ctx,
      `M${x} ${y}C${x + dx * size * 0.4} ${y - tall * size * 0.4} ${x + dx * size} ${y - tall * size * 0.5} ${x + dx * size} ${y - tall * size}`,
      null,
      { stroke: tones[0], width: size * 0.13 },
    )
    disc(ctx, [x + dx * size, y - tall * size, size * 0.1], tones[1])
  }
}

/** The water, drawn to cover the stage. */
export const drawSea = (ctx: Ctx, width: number, height: number): void => {
  ctx.fillStyle = linear(
    ctx,
    [0, 0, 0, height],
    [
      [0, '#2aa7c9'],
      [0.3, '#1279ad'],
      [0.7, '#0a4a86'],
      [1, '#062a5c'],
    ],
  )
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = radial(ctx, width * 0.5, 0, Math.max(width, height) * 0.8, [
    [0, 'rgba(190,250,255,.35)'],
    [1, 'rgba(0,0,0,0)'],
  ])
  ctx.fillRect(0, 0, width, height)
  shafts(ctx, width, height)
  reef(ctx, width, height, 0.82, 'rgba(8,60,110,.7)', 3)
  reef(ctx, width, height, 0.89, 'rgba(6,44,88,.85)', 5)
  const size = Math.min(width, height) * 0.16
  weed(ctx, width * 0.05, height * 0.99, size * 1.5, '#0f7a62')
  weed(ctx, width * 0.94, height * 0.99, size * 1.7, '#0c6a6a')
  coral(ctx, width * 0.14, height * 0.99, size, ['#c2406a', '#ff9fb8'])
  coral(ctx, width * 0.86, height * 0.99, size * 0.9, ['#c77a2c', '#ffd38a'])
  reef(ctx, width, height, 0.96, '#041d42', 9)
}
