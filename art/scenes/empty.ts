import { range } from '../kit/number.ts'
import { Picture } from '../kit/picture.ts'
import { box, circle, ellipse, group, path, place, spark, stroke } from '../kit/shape.ts'

/** Mid tones that read on white and on night surfaces alike. */
const ink = '#7D92BA'
const blue = '#4C82EE'
const amber = '#E0A63A'
const soft = { opacity: 0.16 }
const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
const draw = (d: string, colour = ink, width = 3) => stroke(d, colour, width, round)
const filled = (d: string, opacity = 0.16, colour = blue) => path(d, colour, { opacity })

/** The ground all of them share: a pale disc, a floor and a few stars. */
function ground(...shapes: readonly string[]): Picture {
  const p = new Picture(320, 220)
  const disc = p.radial([
    [0, '#6F93D8', 0.2],
    [0.7, '#6F93D8', 0.12],
    [1, '#6F93D8', 0],
  ])
  return p.add(
    circle(160, 106, 104, disc),
    ellipse([160, 196], 104, 9, '#6F86B4', soft),
    path(spark([62, 58], 9) + spark([280, 36], 10), amber),
    path(spark([252, 128], 6) + spark([84, 128], 5), ink, { opacity: 0.7 }),
    circle(98, 34, 2.4, blue) + circle(230, 84, 2, ink),
    ...shapes,
  )
}

const list = () =>
  ground(
    group(
      { transform: 'rotate(-5 160 112)' },
      box([108, 40, 104, 140], blue, { rx: 12, ...soft }),
      box([108, 40, 104, 140], 'none', { rx: 12, stroke: ink, 'stroke-width': 3 }),
      box([138, 30, 44, 20], amber, { rx: 8 }),
      ...range(4).map(
        (i) =>
          circle(128, 78 + i * 24, 5, i === 0 ? blue : 'none', {
            stroke: i === 0 ? blue : ink,
            'stroke-width': 2.4,
          }) + draw(`M144 ${78 + i * 24}h${[48, 36, 44, 26][i] ?? 30}`, ink, 4),
      ),
    ),
    draw('M60 150C100 196 236 176 268 96', blue, 2.4) + circle(268, 96, 6, amber),
  )

const message = () =>
  ground(
    filled('M92 92L160 42L228 92V172A10 10 0 0 1 218 182H102A10 10 0 0 1 92 172Z'),
    box([116, 62, 88, 84], '#8FA9DA', { rx: 6, opacity: 0.28 }),
    draw('M116 118V68A6 6 0 0 1 122 62H198A6 6 0 0 1 204 68V118'),
    path(spark([160, 94], 19, 0.18), amber),
    draw('M92 94V172A10 10 0 0 0 102 182H218A10 10 0 0 0 228 172V94L204 76M92 94L116 76'),
    draw('M94 98L160 142L226 98M96 178L140 130M224 178L180 130'),
  )

const notFound = () =>
  ground(
    circle(160, 106, 50, blue, { opacity: 0.2 }),
    circle(160, 106, 50, 'none', { stroke: ink, 'stroke-width': 3 }),
    draw(
      'M122 86C140 94 158 78 176 86S200 92 206 88M112 118C130 112 146 128 166 120S196 116 208 120',
      ink,
      2.4,
    ),
    circle(144, 106, 7, ink, { opacity: 0.4 }) + circle(184, 138, 5, ink, { opacity: 0.4 }),
    draw('M112 92C70 104 46 120 50 132C54 146 104 140 164 122C196 112 224 100 242 88', blue, 4),
    draw('M256 78C268 66 270 58 262 56C252 52 232 56 212 64', blue, 4),
    stroke('M244 86L256 78', amber, 4, { 'stroke-dasharray': '1 6', ...round }),
    draw('M232 158L252 178M252 158L232 178', amber, 5),
  )

const maintenance = () =>
  ground(
    place(
      [160, 104],
      {},
      ...range(8).map((i) =>
        group(
          { transform: `rotate(${i * 45})` },
          box([-9, -62, 18, 22], ink, { rx: 5, opacity: 0.75 }),
        ),
      ),
      circle(0, 0, 45, blue, { opacity: 0.2 }),
      circle(0, 0, 44, 'none', { stroke: ink, 'stroke-width': 4 }),
    ),
    place(
      [160, 104],
      { turn: 42 },
      path(
        'M-9 14V-8A20 20 0 0 1 -6 -44V-26L0 -21L6 -26V-44A20 20 0 0 1 9 -8V14V58A9 9 0 0 1 -9 58Z',
        amber,
      ),
      circle(0, 56, 3.4, '#fff', { opacity: 0.8 }),
    ),
    draw('M60 196H120M200 196H262', ink, 3),
    path('M78 194L88 166H94L104 194ZM214 194L224 166H230L240 194Z', amber, { opacity: 0.85 }),
    draw('M83 182H99M219 182H235', '#fff', 3),
  )

const offline = () =>
  ground(
    group(
      { transform: 'rotate(-34 160 96)' },
      filled('M108 96A52 52 0 0 0 212 96Z', 0.24),
      draw('M108 96A52 52 0 0 0 212 96Z'),
      draw('M160 96V62'),
      circle(160, 56, 7, amber),
    ),
    draw('M172 142L190 192M168 144L140 192M128 192H204M154 168H182'),
    draw('M206 54A34 34 0 0 1 226 78', blue, 4) + draw('M216 34A58 58 0 0 1 250 74', blue, 4),
    draw('M238 92L256 110M256 92L238 110', amber, 5),
  )

const failure = () =>
  ground(
    box([92, 48, 136, 98], blue, { rx: 12, ...soft }),
    box([92, 48, 136, 98], 'none', { rx: 12, stroke: ink, 'stroke-width': 3 }),
    draw('M92 72H228') +
      circle(106, 60, 3, amber) +
      circle(118, 60, 3, ink) +
      circle(130, 60, 3, ink),
    path('M160 80L194 136H126Z', amber, {
      'stroke-linejoin': 'round',
      stroke: amber,
      'stroke-width': 6,
    }),
    draw('M160 98V116', '#fff', 6) + circle(160, 128, 3.6, '#fff'),
    draw('M146 146L142 178M174 146L178 178M122 182H198', ink, 4),
    draw('M244 70L258 62M248 86L264 88M76 84L60 78M72 100L58 106', blue, 3),
  )

export const empties = {
  'empty-list': list,
  'empty-message': message,
  'not-found': notFound,
  maintenance,
  offline,
  error: failure,
} as const
