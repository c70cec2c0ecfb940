import { lineOfSide, type Line } from '../line.ts'
import { totalOf, type Score } from '../match-result.ts'
import { outcomeByQuarters } from '../outcome.ts'
import { countsFromBet } from '../plays.ts'
import { phrase, teamOf, type Phrase, type Standing } from './phrase.ts'
import { needText, partResults } from './texts.ts'

const level: Score = { home: 0, away: 0 }

/** The name of a half win, a push or a half loss by these quarters; null for a full win or loss. */
const partResult = (quarters: number): string | null => {
  const { result } = outcomeByQuarters(quarters)
  return result === 'LW' || result === 'P' || result === 'LL' ? partResults[result] : null
}

const over = ({ score, words }: Standing, line: Line): Phrase[] => {
  const total = totalOf(score ?? level)
  const { name: unit, more } = words
  const count = Math.ceil((line + 2) / 4) - total
  if (count <= 0) return [phrase(needText.reached)]
  const result = partResult(4 * (total + count - 1) - line)
  if (result === null) return [phrase(needText.least, { count, unit })]
  return [
    phrase(needText.leastFull, { count, unit }),
    count === 1
      ? phrase(needText.stayPart, { result })
      : phrase(needText.morePart, { more, count: count - 1, unit, result }),
  ]
}

const under = ({ score, words }: Standing, line: Line): Phrase[] => {
  const total = totalOf(score ?? level)
  const { name: unit, more, none } = words
  const count = Math.floor((line - 2) / 4) - total
  const result = partResult(line - 4 * (total + count + 1))
  if (count < -1 || (count === -1 && result === null)) return [phrase(needText.gone)]
  if (result === null)
    return [
      count === 0
        ? phrase(needText.noneMore, { none })
        : phrase(needText.most, { more, count, unit }),
    ]
  if (count === -1) return [phrase(needText.atBest, { none, result })]
  return [
    count === 0
      ? phrase(needText.noneMoreFull, { none })
      : phrase(needText.mostFull, { more, count, unit }),
    phrase(needText.morePart, { more, count: count + 1, unit, result }),
  ]
}

export const needOfTotal = (standing: Standing, line: Line): Phrase[] =>
  standing.leg.side === 'U' ? under(standing, line) : over(standing, line)

/** The margin of the backed side, of what counts for the leg. */
const marginOf = ({ leg, score }: Standing): number => {
  const now = score ?? level
  const since = countsFromBet(leg.gameType, leg.play) ? (leg.scoreAtBet ?? level) : level
  const margin = now.home - since.home - (now.away - since.away)
  return leg.side === 'C' ? -margin : margin
}

const marginPhrase = (margin: number, team: string, unit: string): Phrase => {
  if (margin > 0) return phrase(needText.winBy, { team, count: margin, unit })
  if (margin === 0) return phrase(needText.notLose, { team })
  return phrase(needText.loseBy, { team, count: -margin, unit })
}

const partPhrase = (margin: number, unit: string, result: string): Phrase => {
  if (margin === 0) return phrase(needText.drawPart, { result })
  const text = margin > 0 ? needText.winPart : needText.losePart
  return phrase(text, { count: Math.abs(margin), unit, result })
}

/** The margin that wins in full, what the next lower one is worth, and how far away it is. */
export const needOfHandicap = (standing: Standing, line: Line): Phrase[] => {
  const { leg, score, words } = standing
  const { name: unit } = words
  const own = lineOfSide(line, leg.side)
  const wanted = Math.ceil((2 - own) / 4)
  const result = partResult(4 * (wanted - 1) + own)
  const short = wanted - marginOf(standing)
  return [
    ...(countsFromBet(leg.gameType, leg.play) ? [phrase(needText.sinceBet)] : []),
    marginPhrase(wanted, teamOf(leg, leg.side === 'C' ? 'C' : 'H'), unit),
    ...(result === null ? [] : [partPhrase(wanted - 1, unit, result)]),
    ...(score === null
      ? []
      : [short > 0 ? phrase(needText.least, { count: short, unit }) : phrase(needText.holds)]),
  ]
}
