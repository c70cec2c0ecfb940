import {
  fillDown,
  fillFrame,
  at,
  disc,
  glow,
  gold,
  linear,
  radial,
  scatterNumbers,
  shape,
} from '../../art/brush.ts'
import { lotus } from './koi-symbols.ts'
import type { Theme } from './theme.ts'

export const koiBackdrop: Theme['backdrop'] = (ctx, width, height, free) => {
  const sky = free
    ? (['#2b0f4a', '#a03a5c', '#ffb46a'] as const)
    : (['#0b3a4a', '#1f7f86', '#b9e6cf'] as const)
  fillDown(
    ctx,
    [width, height],
    [
      [0, sky[0]],
      [0.55, sky[1]],
      [1, sky[2]],
    ],
  )
  const next = scatterNumbers(free ? 31 : 11)
  glow(
    ctx,
    [width * 0.5, height * 0.18, height * 0.7],
    free ? 'rgba(255,190,110,.55)' : 'rgba(200,255,230,.4)',
  )
  for (const [base, tone] of [
    [0.42, free ? '#6b2a55' : '#2c7f80'],
    [0.55, free ? '#4a1c48' : '#1b6468'],
    [0.68, free ? '#321338' : '#114b50'],
  ] as const) {
    let d = `M0 ${height}L0 ${height * base}`
    for (let step = 1; step <= 7; step += 1) {
      const x = (step / 7) * width
      d += `C${x - width / 9} ${height * (base - 0.1 - next() * 0.2)} ${x - width / 22} ${height * (base - 0.08 - next() * 0.1)} ${x} ${height * (base + next() * 0.06)}`
    }
    shape(ctx, `${d}L${width} ${height}Z`, tone)
    glow(ctx, [next() * width, height * (base + 0.1), height * 0.4], 'rgba(255,255,255,.08)')
  }
  // The falls behind the reels.
  const [left, right] = [width * 0.26, width * 0.74]
  ctx.fillStyle = linear(
    ctx,
    [left, 0, right, 0],
    [
      [0, 'rgba(220,250,255,0)'],
      [0.2, 'rgba(225,250,255,.55)'],
      [0.8, 'rgba(225,250,255,.55)'],
      [1, 'rgba(220,250,255,0)'],
    ],
  )
  ctx.fillRect(left, height * 0.08, right - left, height)
  for (let index = 0; index < 90; index += 1) {
    const x = left + (0.12 + next() * 0.76) * (right - left)
    const y = height * (0.08 + next() * 0.7)
    shape(ctx, `M${x} ${y}v${height * (0.08 + next() * 0.25)}`, null, {
      stroke: `rgba(255,255,255,${0.1 + next() * 0.25})`,
      width: 1 + next() * 2.4,
    })
  }
  for (let row = 0; row < 5; row += 1) {
    const y = height * (0.86 + row * 0.035)
    let d = `M0 ${height}L0 ${y}`
    const step = width / 12
    for (let index = 0; index <= 12; index += 1) d += `q${step / 2} ${-height * 0.02} ${step} 0`
    shape(
      ctx,
      `${d}L${width + step} ${height}Z`,
      free ? `rgba(60,16,70,${0.35 + row * 0.12})` : `rgba(6,70,88,${0.35 + row * 0.12})`,
      { stroke: 'rgba(255,255,255,.18)', width: 1.2 },
    )
  }
  for (const [x, y, scale] of [
    [0.07, 0.9, 1.5],
    [0.93, 0.9, 1.7],
    [0.14, 0.96, 1.1],
    [0.87, 0.97, 1.1],
  ] as const) {
    at(ctx, { x: x * width, y: y * height, scale: (scale * height) / 900 }, () => lotus(ctx))
  }
}

export const koiFrame: Theme['frame'] = (ctx, width, height, edge) => {
  fillFrame(
    ctx,
    [width, height, edge],
    [0.7, 0.35],
    linear(
      ctx,
      [0, 0, 0, height],
      [
        [0, '#e8432f'],
        [0.5, '#a51519'],
        [1, '#5e0a10'],
      ],
    ),
  )
  for (const inset of [0.12, 0.84]) {
    ctx.lineWidth = edge * 0.14
    ctx.strokeStyle = linear(ctx, [0, 0, width, height], gold)
    ctx.beginPath()
    ctx.roundRect(
      edge * inset,
      edge * inset,
      width - edge * inset * 2,
      height - edge * inset * 2,
      edge * 0.5,
    )
    ctx.stroke()
  }
  const step = edge * 2.2
  for (let x = edge * 1.6; x < width - edge; x += step) {
    for (const y of [edge * 0.5, height - edge * 0.5]) {
      disc(ctx, [x, y, edge * 0.16], radial(ctx, x, y, edge * 0.2, gold))
    }
  }
}
