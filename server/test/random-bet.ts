import type { Numbers } from '@xinghe/rules/games/shared/shared-game.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import { lotteryOf } from '@xinghe/rules/games/lottery/lotteries.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { pickText } from '@xinghe/rules/games/lottery/pick.ts'
import { ascending, range, type Pick, type Play } from '@xinghe/rules/games/lottery/play.ts'
import { priceOf } from '@xinghe/rules/games/lottery/price.ts'
import { animalOfYear } from '@xinghe/rules/games/lottery/zodiac.ts'
import { isTableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { tableOf } from '@xinghe/rules/games/tables/tables.ts'
import type { BetChoice } from '@xinghe/rules/games/shared/shared-game.ts'
import { oneOf } from './random-choice.ts'

const different = (rng: Rng, from: number, to: number, count: number): number[] => {
  const left = range(from, to)
  return Array.from({ length: count }, () => left.splice(rng.below(left.length), 1)[0] ?? from)
}

const numbersFor = (rng: Rng, { shape }: Play): Numbers => {
  if (shape.kind === 'side') return []
  const { from, to } = shape
  if (shape.kind === 'pair-and-single') return different(rng, from, to, 2)
  if (shape.kind === 'set') return ascending(different(rng, from, to, shape.count))
  if (!shape.repeats) return different(rng, from, to, shape.count)
  return Array.from({ length: shape.count }, () => oneOf(rng, range(from, to)))
}

const randomPick = (rng: Rng, play: Play): Pick => ({
  place: play.places === 0 ? 0 : 1 + rng.below(play.places),
  side: play.shape.kind === 'side' ? oneOf(rng, play.shape.sides) : '',
  numbers: numbersFor(rng, play),
})

/** Anything that a game offers, at its price. */
export const randomChoice = (rng: Rng, game: SharedCode, drawsAt: Instant): BetChoice => {
  if (isTableCode(game)) {
    const { play, pick, price } = oneOf(rng, tableOf(game).spots)
    return { play, pick, price }
  }
  const play = oneOf(rng, lotteryOf(game).plays)
  const pick = randomPick(rng, play)
  return {
    play: play.code,
    pick: pickText(pick),
    price: priceOf(play, pick, animalOfYear(drawsAt)),
  }
}
