import { gold } from '../kit/colour.ts'
import { range } from '../kit/number.ts'
import { Picture } from '../kit/picture.ts'
import { ellipse, group, path, place, stroke } from '../kit/shape.ts'
import { card, chipColours, chipStack } from '../parts/cards.ts'
import { label, sparks } from '../parts/label.ts'
import { machine } from '../parts/reels.ts'
import { coinStack, gem } from '../parts/reward.ts'
import { roulette } from '../parts/roulette.ts'
import { backdrop, beams, bokeh, halo, stars } from '../parts/sky.ts'
import { drum, lotto, mahjong } from '../parts/table-games.ts'

export function tileSlots(): Picture {
  const p = new Picture(640, 400)
  return p.add(
    backdrop(
      p,
      [
        [0, '#0A0F22'],
        [0.6, '#2A1B12'],
        [1, '#0C0A12'],
      ],
      [0, 0],
      [1, 1],
    ),
    halo(p, [430, 220], 380, 280, '#E89B20', 0.6),
    beams(p, [430, 220], {
      count: 18,
      length: 560,
      from: 0,
      to: 360,
      colour: '#FFE9B8',
      opacity: 0.14,
      spread: 0.45,
    }),
    group(
      { transform: 'translate(436 212) matrix(1 -.06 .03 1 0 0) scale(.74)' },
      machine(p, [
        ['ruby', 'coin', 'bell'],
        ['brilliant', 'coin', 'emerald'],
        ['sapphire', 'coin', 'crown'],
      ]),
    ),
    place([206, 320], { turn: -14, scale: 0.86 }, gem(p, 48, 'ruby')),
    ...(
      [
        [286, 384, 4],
        [352, 396, 2],
        [420, 394, 3],
        [500, 392, 5],
        [576, 390, 3],
      ] as const
    ).map(([x, y, n]) => place([x, y], { scale: 0.8 }, coinStack(p, 42, n))),
    sparks(
      [
        [250, 190, 15],
        [610, 60, 18],
        [590, 270, 13],
      ],
      '#FFFBEA',
    ),
    label(p, '#070912'),
  )
}

export function tileLive(): Picture {
  const p = new Picture(640, 400)
  return p.add(
    backdrop(
      p,
      [
        [0, '#12091A'],
        [0.5, '#4A1024'],
        [1, '#1A0812'],
      ],
      [0, 0],
      [1, 1],
    ),
    bokeh([220, 10, 420, 130], 40, 15, ['#FFCF7A', '#E0643F', '#FFF3CF'], [6, 24]),
    halo(p, [420, 250], 360, 220, '#E58A5A', 0.5),
    path(
      'M-40 400Q220 150 640 200V400Z',
      p.linear([
        [0, '#8E1B36'],
        [1, '#3A0818'],
      ]),
    ),
    stroke('M-40 400Q220 150 640 200', gold.pale, 3, { opacity: 0.8 }),
    place([452, 240], { scale: 1.02 }, roulette(p, 0.56)),
    place([196, 322], { turn: -16, scale: 0.9 }, card(p, 'spade', 1, 92)),
    place([262, 334], { turn: 5, scale: 0.9 }, card(p, 'heart', 8, 92)),
    place([340, 380], { scale: 0.9 }, chipStack(p, 36, 0.5, 4, [chipColours.gold])),
    place(
      [590, 388],
      { scale: 0.9 },
      chipStack(p, 36, 0.5, 5, [chipColours.black, chipColours.red]),
    ),
    label(p, '#0E0610'),
  )
}

export function tileLottery(): Picture {
  const p = new Picture(640, 400)
  return p.add(
    backdrop(
      p,
      [
        [0, '#061230'],
        [0.6, '#0F48A0'],
        [1, '#0A2560'],
      ],
      [0, 0],
      [1, 1],
    ),
    halo(p, [450, 180], 330, 280, '#6BB8FF', 0.65),
    stars(p, 40, 51),
    ellipse([450, 392], 190, 22, '#020A20', { opacity: 0.6 }),
    place([450, 178], { scale: 1.02 }, drum(p)),
    place([250, 344], { turn: -12 }, lotto(p, 40, 'gold')),
    place([170, 362], { turn: 16, scale: 0.72 }, lotto(p, 40, 'red')),
    place([598, 352], { turn: 10, scale: 0.86 }, lotto(p, 40, 'azure')),
    sparks(
      [
        [286, 120, 14],
        [610, 70, 18],
        [250, 250, 10],
      ],
      '#fff',
    ),
    label(p, '#040C22'),
  )
}

export function tileCards(): Picture {
  const p = new Picture(640, 400)
  const fan = [
    ['club', 4, -34, 330, 214],
    ['diamond', 5, -17, 392, 178],
    ['spade', 9, 2, 460, 168],
    ['heart', 1, 20, 526, 188],
  ] as const
  return p.add(
    backdrop(
      p,
      [
        [0, '#051A24'],
        [0.55, '#0B5A56'],
        [1, '#06302F'],
      ],
      [0, 0],
      [1, 1],
    ),
    halo(p, [450, 200], 340, 260, '#7FE8CB', 0.42),
    stroke(
      range(6)
        .map(
          (i) => `M${640 - i * 70} 400A${200 + i * 60} ${200 + i * 60} 0 0 1 640 ${240 - i * 40}`,
        )
        .join(''),
      '#BFF5E4',
      1.2,
      { opacity: 0.2 },
    ),
    ...fan.map(([suit, pips, turn, x, y]) => place([x, y], { turn }, card(p, suit, pips, 118))),
    place([262, 330], { turn: -10, scale: 0.86 }, mahjong(p, 'bamboo')),
    place([386, 322], { turn: 4, scale: 0.98 }, mahjong(p, 'one')),
    place([520, 334], { turn: 14, scale: 0.9 }, mahjong(p, 'nine')),
    sparks(
      [
        [246, 130, 12],
        [606, 70, 16],
      ],
      '#EFFFF8',
    ),
    label(p, '#03141A'),
  )
}
