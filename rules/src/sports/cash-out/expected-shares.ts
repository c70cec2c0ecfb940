import { fraction, minus, one, type Fraction } from '../../base/fraction.ts'
import { spreadWhole, type Spread } from '../feed/spread.ts'
import type { Tally } from '../match-result.ts'
import { loseShare, winShare, type LegOutcome } from '../outcome.ts'
import { legOutcome, type LegTerms } from '../settle.ts'
import { playOf } from '../plays.ts'

/** The parts of a leg's stake that are expected to win and to lose; the rest is expected to come back. */
export interface ExpectedShares {
  readonly win: Fraction
  readonly lose: Fraction
}

export const sharesOfOutcome = (outcome: LegOutcome): ExpectedShares => ({
  win: winShare(outcome),
  lose: loseShare(outcome),
})

/** A chance is cut to this many parts, so that money is computed with whole numbers. */
const chanceParts = 1_000_000_000

/** Of a leg that wins or loses its whole stake. */
export const sharesOfChance = (chance: number): ExpectedShares => {
  const win = fraction(Math.floor(chance * chanceParts), chanceParts)
  return { win, lose: minus(one, win) }
}

/** Any score with that margin or total settles a handicap or total alike. */
const endWith = (value: number): Tally => ({ home: value, away: 0, final: true })

const halves = 2

/** Of a handicap or total, by the rules of settlement. A mass that the spread leaves out counts as lost. */
export const sharesOfSpread = (leg: LegTerms, { low, masses }: Spread): ExpectedShares => {
  const { unit, period } = playOf(leg.play)
  let [won, kept] = [0, 0]
  for (const [place, mass] of masses.entries()) {
    const tallies = { [unit]: { [period]: endWith(low + place) } }
    const outcome = legOutcome(leg, { tallies, goals: [] })
    if (outcome === null) throw new Error('a final score settles every line')
    const { result } = outcome
    if (result === 'W') won += halves * mass
    else if (result === 'LW') won += mass
    if (result === 'LL') kept += mass
    else if (result !== 'L') kept += halves * mass
  }
  const whole = halves * spreadWhole
  return { win: fraction(won, whole), lose: fraction(whole - kept, whole) }
}
