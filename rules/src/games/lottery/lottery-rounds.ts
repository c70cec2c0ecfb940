import { lotteryOffer } from './limits.ts'
import { playOf } from './lotteries.ts'
import type { Lottery } from './lottery.ts'
import { readPick } from './pick.ts'
import { priceOf } from './price.ts'
import { animalOfYear } from './zodiac.ts'
import type { SharedGame } from '../shared/shared-game.ts'

const everySeconds = ({ everyMinutes }: Lottery): number => everyMinutes * 60

/** A lottery as a shared game: a round ends with its draw, and the calendar has no gaps. */
export const lotteryRounds = (lottery: Lottery): SharedGame => {
  const wanted = (code: string, text: string) => {
    const play = playOf(lottery, code)
    const pick = play && readPick(play, text)
    return play === undefined || pick?.ok !== true ? null : { play, pick: pick.value }
  }
  return {
    code: lottery.code,
    version: lottery.version,
    clock: {
      everySeconds: everySeconds(lottery),
      betSeconds: everySeconds(lottery) - lottery.closeSeconds,
      drawSeconds: everySeconds(lottery),
    },
    makesUp: true,
    shownRounds: 20,
    limitsPer: 'bet',
    draws: 'numbers',
    draw: (rng) => lottery.draw(rng),
    offer(code, text, drawsAt) {
      const found = wanted(code, text)
      if (found === null) return null
      // The animals' numbers, and so their prices, are those of the year of the draw.
      return lotteryOffer(priceOf(found.play, found.pick, animalOfYear(drawsAt)))
    },
    judge(numbers, drawsAt) {
      const yearAnimal = animalOfYear(drawsAt)
      return ({ play: code, pick: text, price }) => {
        const found = wanted(code, text)
        // A bet was checked before it was taken, so this is a bug, and the round waits for its correction.
        if (found === null) throw new Error(`${lottery.code} has no ${code} ${text}`)
        const verdict = found.play.judge(found.pick, numbers, yearAnimal)
        if (verdict === 'push') return 100
        return verdict === 'won' ? price : 0
      }
    },
  }
}
