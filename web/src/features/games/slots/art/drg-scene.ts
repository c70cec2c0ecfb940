import {
  fillDown,
  fillFrame,
  at,
  disc,
  glow,
  linear,
  oval,
  radial,
  scatterNumbers,
} from '../../art/brush.ts'
import { dragon, pearl } from './drg-symbols.ts'
import type { Theme } from './theme.ts'

export const drgBackdrop: Theme['backdrop'] = (ctx, width, height, free) => {
  fillDown(
    ctx,
    [width, height],
    free
      ? [
          [0, '#2a0508'],
          [0.5, '#8c1c12'],
          [1, '#ff8a2c'],
        ]
      : [
          [0, '#070a1e'],
          [0.45, '#1c2450'],
          [0.8, '#54346a'],
          [1, '#9a5a58'],
        ],
  )
  const next = scatterNumbers(free ? 61 : 53)
  glow(
    ctx,
    [width * 0.5, height * 0.2, height * 0.75],
    free ? 'rgba(255,190,70,.5)' : 'rgba(130,150,255,.35)',
  )
  if (!free)
    for (let index = 0; index < 160; index += 1)
      disc(
        ctx,
        [next() * width, next() * height * 0.6, next() * 1.4],
        `rgba(255,255,255,${next() * 0.8})`,
      )
  const unit = height / 900
  // The dragon's body winds through the clouds.
  const coil = (d: string, wide: number): void => {
    ctx.save()
    ctx.scale(width / 1600, height / 900)
    const path = new Path2D(d)
    for (const [share, tone] of [
      [1, free ? '#4a0f08' : '#2c1604'],
      [0.84, free ? '#d0701c' : '#8a5312'],
      [0.5, free ? '#ffc65a' : '#d09a34'],
      [0.16, free ? '#fff0b4' : '#f6dc94'],
    ] as const) {
      ctx.lineWidth = wide * share
      ctx.strokeStyle = tone
      ctx.lineCap = 'round'
      ctx.stroke(path)
    }
    ctx.setLineDash([5, 15])
    ctx.lineWidth = wide * 0.95
    ctx.strokeStyle = 'rgba(0,0,0,.28)'
    ctx.lineCap = 'butt'
    ctx.stroke(path)
    ctx.restore()
  }
  ctx.globalAlpha = 0.85
  coil('M-80 640C120 360 260 820 420 520C560 250 300 120 160 240', 86)
  coil('M1680 200C1500 120 1340 220 1400 420C1460 640 1620 560 1700 720', 96)
  ctx.globalAlpha = 1
  at(ctx, { x: width * 0.09, y: height * 0.27, scale: unit * 3.1 }, () => {
    ctx.scale(-1, 1)
    dragon(ctx)
  })
  for (let row = 0; row < 4; row += 1) {
    for (let index = 0; index < 9; index += 1) {
      const [x, y, r] = [
        next() * width,
        height * (0.55 + row * 0.14 + next() * 0.08),
        height * (0.05 + next() * 0.08),
      ]
      oval(
        ctx,
        [x, y, r * 2.6, r],
        free
          ? `rgba(255,${150 + row * 20},80,${0.12 + row * 0.05})`
          : `rgba(190,180,235,${0.08 + row * 0.05})`,
      )
      disc(
        ctx,
        [x - r, y - r * 0.4, r * 0.8],
        free ? 'rgba(255,200,120,.14)' : 'rgba(220,215,255,.1)',
      )
      disc(
        ctx,
        [x + r * 0.7, y - r * 0.5, r],
        free ? 'rgba(255,200,120,.12)' : 'rgba(220,215,255,.09)',
      )
    }
  }
  ctx.fillStyle = radial(ctx, width / 2, height / 2, Math.max(width, height) * 0.7, [
    [0, 'rgba(0,0,0,0)'],
    [1, 'rgba(4,2,12,.65)'],
  ])
  ctx.fillRect(0, 0, width, height)
}

export const drgFrame: Theme['frame'] = (ctx, width, height, edge) => {
  fillFrame(
    ctx,
    [width, height, edge],
    [0.4, 0.2],
    linear(
      ctx,
      [0, 0, 0, height],
      [
        [0, '#ffe9a8'],
        [0.12, '#c98a24'],
        [0.5, '#7a4a0e'],
        [0.88, '#c98a24'],
        [1, '#4f2c05'],
      ],
    ),
  )
  ctx.strokeStyle = 'rgba(60,25,0,.65)'
  ctx.lineWidth = edge * 0.09
  // A meander runs along the bronze.
  const step = edge * 0.9
  for (let x = edge * 1.1; x < width - edge * 1.4; x += step) {
    for (const y of [edge * 0.2, height - edge * 0.8]) {
      ctx.beginPath()
      ctx.moveTo(x, y + edge * 0.6)
      ctx.lineTo(x, y)
      ctx.lineTo(x + step * 0.7, y)
      ctx.lineTo(x + step * 0.7, y + edge * 0.42)
      ctx.lineTo(x + step * 0.3, y + edge * 0.42)
      ctx.lineTo(x + step * 0.3, y + edge * 0.22)
      ctx.stroke()
    }
  }
  for (const [x, y] of [
    [edge * 0.6, edge * 0.6],
    [width - edge * 0.6, edge * 0.6],
    [edge * 0.6, height - edge * 0.6],
    [width - edge * 0.6, height - edge * 0.6],
  ] as const) {
    at(ctx, { x, y, scale: edge / 52 }, () => pearl(ctx))
  }
}
