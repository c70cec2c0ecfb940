import { disc, glow, linear, scatterNumbers, shape, fillDown, fillFrame } from '../../art/brush.ts'
import { glint, sapphire } from './gem-symbols.ts'
import type { Theme } from './theme.ts'

export const gemBackdrop: Theme['backdrop'] = (ctx, width, height) => {
  fillDown(
    ctx,
    [width, height],
    [
      [0, '#050a24'],
      [0.5, '#0d1c52'],
      [0.8, '#1d2f77'],
      [1, '#0a1233'],
    ],
  )
  const next = scatterNumbers(7)
  // The river of stars, from the lower left to the upper right.
  for (let index = 0; index < 46; index += 1) {
    const along = next()
    const x = along * width
    const y = height * (0.95 - along * 0.85) + (next() - 0.5) * height * 0.34
    const r = height * (0.08 + next() * 0.2)
    glow(ctx, [x, y, r], index % 3 === 0 ? 'rgba(150,90,220,.13)' : 'rgba(70,130,255,.12)')
  }
  for (let index = 0; index < 420; index += 1) {
    const along = next()
    const near = index % 3 !== 0
    const x = near ? along * width : next() * width
    const y = near
      ? height * (0.95 - along * 0.85) + (next() + next() - 1) * height * 0.3
      : next() * height
    disc(ctx, [x, y, 0.3 + next() * next() * 1.7], `rgba(255,255,255,${0.25 + next() * 0.7})`)
  }
  for (let index = 0; index < 9; index += 1) {
    const [x, y] = [next() * width, next() * height * 0.7]
    glow(ctx, [x, y, 16], 'rgba(170,205,255,.7)')
    glint(ctx, x, y, 5 + next() * 5)
  }
  // Hills under the night.
  for (const [base, colour] of [
    [0.83, '#0b1740'],
    [0.9, '#081030'],
    [0.96, '#040820'],
  ] as const) {
    let d = `M0 ${height}L0 ${height * base}`
    for (let step = 1; step <= 8; step += 1) {
      const x = (step / 8) * width
      d += `Q${x - width / 16} ${height * (base - next() * 0.09)} ${x} ${height * (base + next() * 0.03)}`
    }
    shape(ctx, `${d}L${width} ${height}Z`, colour)
  }
}

export const gemFrame: Theme['frame'] = (ctx, width, height, edge) => {
  fillFrame(
    ctx,
    [width, height, edge],
    [1.3, 0.5],
    linear(
      ctx,
      [0, 0, width * 0.25, height],
      [
        [0, '#dfe9ff'],
        [0.18, '#7f9fe6'],
        [0.5, '#2c4aa0'],
        [0.8, '#1a2c6e'],
        [1, '#6f8fdc'],
      ],
    ),
  )
  ctx.lineWidth = edge * 0.1
  ctx.strokeStyle = '#f4d486'
  ctx.beginPath()
  ctx.roundRect(edge * 0.42, edge * 0.42, width - edge * 0.84, height - edge * 0.84, edge)
  ctx.stroke()
  for (const [x, y] of [
    [edge, edge],
    [width - edge, edge],
    [edge, height - edge],
    [width - edge, height - edge],
  ] as const) {
    ctx.save()
    ctx.translate(x, y)
    ctx.scale(edge / 44, edge / 44)
    sapphire(ctx)
    ctx.restore()
  }
}
