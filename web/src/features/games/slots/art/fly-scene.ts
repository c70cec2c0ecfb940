import {
  fillDown,
  fillFrame,
  around,
  at,
  disc,
  linear,
  oval,
  radial,
  scatterNumbers,
  shape,
} from '../../art/brush.ts'
import {
  halo,
  apsara,
  cloud,
  caisson,
  azurite,
  malachite,
  cinnabar,
  ochre,
  ink,
  chalk,
} from './fly-symbols.ts'
import type { Theme } from './theme.ts'

export const flyBackdrop: Theme['backdrop'] = (ctx, width, height, free) => {
  fillDown(
    ctx,
    [width, height],
    free
      ? [
          [0, '#13284a'],
          [0.5, '#2a5f7e'],
          [1, '#d8a24a'],
        ]
      : [
          [0, '#5a2c1a'],
          [0.45, '#a5653a'],
          [1, '#d9a566'],
        ],
  )
  const next = scatterNumbers(free ? 41 : 23)
  // Worn plaster.
  for (let index = 0; index < 160; index += 1) {
    oval(
      ctx,
      [next() * width, next() * height, 10 + next() * 90, 6 + next() * 40],
      `rgba(${next() > 0.5 ? '255,225,170' : '60,25,10'},${next() * 0.06})`,
    )
  }
  const unit = height / 900
  at(ctx, { x: width / 2, y: height * 0.5, scale: unit * 5.6 }, () => {
    ctx.globalAlpha = free ? 0.5 : 0.26
    halo(ctx, 0, -8, 92)
    around(ctx, 32, (index) =>
      shape(
        ctx,
        'M0 -78C-7 -84-6 -92 0 -98C6 -92 7 -84 0 -78Z',
        index % 2 === 0 ? cinnabar : malachite,
        { stroke: ochre, width: 0.8 },
      ),
    )
  })
  ctx.globalAlpha = 1
  for (const [x, y, scale, turn] of [
    [0.13, 0.24, 3.4, 0],
    [0.87, 0.24, 3.4, 0],
    [0.1, 0.72, 2.6, 0.2],
    [0.9, 0.72, 2.6, -0.2],
  ] as const) {
    at(ctx, { x: x * width, y: y * height, scale: unit * scale, turn }, () => {
      if (x > 0.5) ctx.scale(-1, 1)
      ctx.globalAlpha = 0.85
      apsara(ctx)
    })
  }
  for (let index = 0; index < 12; index += 1) {
    at(ctx, { x: next() * width, y: next() * height, scale: unit * (0.8 + next()) }, () => {
      ctx.globalAlpha = 0.32
      cloud(ctx)
    })
  }
  for (const y of [0, height - 26 * unit]) {
    const step = 46 * unit
    for (let x = 0; x < width + step; x += step) {
      at(ctx, { x, y: y + 13 * unit, scale: unit * 0.42 }, () => caisson(ctx))
    }
  }
  ctx.fillStyle = radial(ctx, width / 2, height / 2, Math.max(width, height) * 0.7, [
    [0, 'rgba(0,0,0,0)'],
    [1, 'rgba(25,8,2,.6)'],
  ])
  ctx.fillRect(0, 0, width, height)
}

export const flyFrame: Theme['frame'] = (ctx, width, height, edge) => {
  fillFrame(
    ctx,
    [width, height, edge],
    [0.5, 0],
    linear(
      ctx,
      [0, 0, 0, height],
      [
        [0, malachite],
        [0.5, '#24685a'],
        [1, '#123f38'],
      ],
    ),
  )
  const step = edge * 1.5
  const tile = (x: number, y: number, index: number): void =>
    at(ctx, { x, y, scale: edge / 64 }, () => {
      shape(
        ctx,
        'M-24 0C-14 -18 14 -18 24 0C14 18-14 18-24 0Z',
        index % 2 === 0 ? cinnabar : azurite,
        { stroke: chalk, width: 3 },
      )
      disc(ctx, [0, 0, 8], ochre, { stroke: ink, width: 1.5 })
    })
  for (let x = edge, index = 0; x <= width - edge * 0.9; x += step, index += 1) {
    tile(x, edge * 0.5, index)
    tile(x, height - edge * 0.5, index)
  }
  ctx.lineWidth = edge * 0.1
  ctx.strokeStyle = ochre
  ctx.strokeRect(edge * 0.95, edge * 0.95, width - edge * 1.9, height - edge * 1.9)
  ctx.strokeRect(edge * 0.06, edge * 0.06, width - edge * 0.12, height - edge * 0.12)
}
