import { gold } from '../kit/colour.ts'
import { Picture } from '../kit/picture.ts'
import { path, place, stroke } from '../kit/shape.ts'
import { card, cardBack, chipColours, chipStack, type Suit } from '../parts/cards.ts'
import { dragon } from '../parts/dragon.ts'
import { sparks } from '../parts/label.ts'
import { roulette } from '../parts/roulette.ts'
import { backdrop, bokeh, halo, warmRays } from '../parts/sky.ts'

const cover = () => new Picture(480, 360)

/** A rounded table with its brass rail and the line of the bets. */
const felt = (p: Picture, top: string, bottom: string): string =>
  path(
    'M-40 232Q240 146 520 232V380H-40Z',
    p.linear([
      [0, top],
      [1, bottom],
    ]),
  ) +
  stroke('M-40 232Q240 146 520 232', gold.main, 8) +
  stroke('M40 300Q240 246 440 300', '#FFF3CF', 2, { opacity: 0.5 }) +
  stroke('M240 214V340', '#FFF3CF', 2, { opacity: 0.4 })

type Pips = readonly [suit: Suit, pips: number]

interface BaccaratLook {
  readonly sky: readonly [string, string, string]
  readonly light: string
  readonly cloth: readonly [string, string]
  readonly player: readonly [Pips, Pips]
  readonly banker: readonly [Pips, Pips]
}

/** Two hands of two cards face each other over the felt. */
const baccarat = ({ sky, light, cloth, player, banker }: BaccaratLook): Picture => {
  const p = cover()
  const [[one, onePips], [two, twoPips]] = player
  const [[three, threePips], [four, fourPips]] = banker
  return p.add(
    backdrop(p, [
      [0, sky[0]],
      [0.55, sky[1]],
      [1, sky[2]],
    ]),
    bokeh([0, 0, 480, 130], 30, 12, ['#FFD27A', light, '#FFF3CF'], [4, 15]),
    halo(p, [240, 160], 270, 190, light, 0.5),
    felt(p, cloth[0], cloth[1]),
    place([104, 176], { turn: -14 }, card(p, one, onePips, 96)),
    place([174, 184], { turn: -3 }, card(p, two, twoPips, 96)),
    place([306, 184], { turn: 3 }, card(p, three, threePips, 96)),
    place([376, 176], { turn: 14 }, card(p, four, fourPips, 96)),
    place([70, 330], {}, chipStack(p, 36, 0.5, 4, [chipColours.blue, chipColours.gold])),
    place([410, 330], {}, chipStack(p, 36, 0.5, 5, [chipColours.red, chipColours.gold])),
    place([240, 336], { scale: 0.85 }, chipStack(p, 36, 0.5, 3, [chipColours.jade])),
    sparks(
      [
        [60, 70, 14],
        [420, 66, 16],
        [240, 60, 12],
      ],
      '#FFFFFF',
    ),
  )
}

export const coverBaccarat = (): Picture =>
  baccarat({
    sky: ['#04140F', '#0C4A36', '#03110C'],
    light: '#FFE9B8',
    cloth: ['#14805C', '#05382A'],
    player: [
      ['club', 4],
      ['diamond', 4],
    ],
    banker: [
      ['spade', 9],
      ['heart', 10],
    ],
  })

export const coverBaccaratFree = (): Picture =>
  baccarat({
    sky: ['#050F26', '#123C7C', '#040B1C'],
    light: '#9FD0FF',
    cloth: ['#1D66AE', '#082A52'],
    player: [
      ['heart', 3],
      ['club', 4],
    ],
    banker: [
      ['diamond', 5],
      ['spade', 1],
    ],
  })

export const coverBaccaratSpeed = (): Picture =>
  baccarat({
    sky: ['#22060C', '#7E1626', '#1A0408'],
    light: '#FFB37A',
    cloth: ['#A42C3E', '#480D18'],
    player: [
      ['spade', 8],
      ['heart', 1],
    ],
    banker: [
      ['club', 9],
      ['diamond', 10],
    ],
  })

/** The dragon over one card that is open and one that is not. */
export function coverDragonTiger(): Picture {
  const p = cover()
  return p.add(
    backdrop(p, [
      [0, '#160726'],
      [0.55, '#7A1F3A'],
      [1, '#12041C'],
    ]),
    halo(p, [240, 140], 280, 200, '#FFB765', 0.6),
    warmRays(p, [240, 140]),
    place([84, -20], { scale: 0.65 }, dragon(p)),
    felt(p, '#8C1F38', '#36081A'),
    place([140, 226], { turn: -8 }, card(p, 'heart', 10, 104)),
    place([340, 226], { turn: 8 }, cardBack(p, 104)),
    place([240, 332], { scale: 0.9 }, chipStack(p, 36, 0.5, 4, [chipColours.gold])),
    sparks(
      [
        [58, 74, 14],
        [424, 80, 16],
      ],
      gold.light,
    ),
  )
}

/** The wheel under the lamp. */
export function coverRoulette(): Picture {
  const p = cover()
  return p.add(
    backdrop(p, [
      [0, '#03140E'],
      [0.55, '#0B4632'],
      [1, '#020E0A'],
    ]),
    halo(p, [240, 170], 280, 210, '#FFE9B8', 0.55),
    place([240, 176], { scale: 0.9 }, roulette(p, 0.72)),
    place([66, 326], {}, chipStack(p, 36, 0.5, 4, [chipColours.red, chipColours.black])),
    place([414, 326], {}, chipStack(p, 36, 0.5, 5, [chipColours.gold, chipColours.blue])),
    sparks(
      [
        [60, 66, 14],
        [420, 70, 16],
      ],
      '#FFFFFF',
    ),
  )
}
