import { leaderOf, totalOf, type Score } from '../match-result.ts'
import { playOf } from '../plays.ts'
import { goalBands, gridTop, otherScore, scoreOfText } from '../sides.ts'
import { setsToWin } from './counted.ts'
import { phrase, teamOf, type OpenLeg, type Phrase, type Standing } from './phrase.ts'
import { halfTimes, needText, parities } from './texts.ts'

const level: Score = { home: 0, away: 0 }

const needOfDraw = ({ leg, score, words }: Standing): Phrase[] => {
  if (score === null) return [phrase(needText.draw)]
  const leader = leaderOf(score)
  if (leader === 'N') return [phrase(needText.draw), phrase(needText.holds)]
  const team = teamOf(leg, leader === 'H' ? 'C' : 'H')
  const count = Math.abs(score.home - score.away)
  return [phrase(needText.draw), phrase(needText.teamLeast, { team, count, unit: words.name })]
}

/** A set is won by more than a lead, and a match of sets by a number of them. */
const needOfSets = (
  { leg, words }: Standing,
  side: 'H' | 'C',
  score: Score,
  sets: number,
): Phrase[] => {
  const team = teamOf(leg, side)
  if (playOf(leg.play).period !== 'full') return [phrase(needText.win, { team })]
  const count = sets - (side === 'H' ? score.home : score.away)
  return count <= 0
    ? [phrase(needText.reached)]
    : [phrase(needText.winMore, { team, count, unit: words.name })]
}

export const needOfWinner = (standing: Standing): Phrase[] => {
  const { leg, score, words } = standing
  if (leg.side === 'N') return needOfDraw(standing)
  const side = leg.side === 'C' ? 'C' : 'H'
  const team = teamOf(leg, side)
  if (score === null) return [phrase(needText.win, { team })]
  const sets = setsToWin(leg)
  if (sets !== null) return needOfSets(standing, side, score, sets)
  const lead = side === 'H' ? score.home - score.away : score.away - score.home
  const unit = words.name
  if (lead > 0) return [phrase(needText.leads, { team, count: lead, unit })]
  return [phrase(needText.win, { team }), phrase(needText.least, { count: 1 - lead, unit })]
}

export const needOfOddEven = ({ leg, score, words }: Standing): Phrase[] => {
  const side = leg.side === 'odd' ? 'odd' : 'even'
  const wanted = phrase(needText.parity, { parity: parities[side] })
  if (score === null) return [wanted]
  const total = totalOf(score)
  const isMet = (total % 2 === 1) === (side === 'odd')
  return [
    wanted,
    phrase(needText.totalNow, { total }),
    isMet ? phrase(needText.holds) : phrase(needText.least, { count: 1, unit: words.name }),
  ]
}

const needOfOtherScore = ({ leg, score, words }: Standing): Phrase[] => {
  const count = gridTop(playOf(leg.play).period) + 1
  const { home, away } = score ?? level
  return Math.max(home, away) >= count
    ? [phrase(needText.reached)]
    : [phrase(needText.sideReaches, { count, unit: words.name })]
}

const teamLeast = (leg: OpenLeg, side: 'H' | 'C', count: number, unit: string): Phrase[] =>
  count === 0 ? [] : [phrase(needText.teamLeast, { team: teamOf(leg, side), count, unit })]

export const needOfCorrectScore = (standing: Standing): Phrase[] => {
  const { leg, score, words } = standing
  const wanted = scoreOfText(leg.side)
  if (leg.side === otherScore || wanted === null) return needOfOtherScore(standing)
  const now = score ?? level
  const [home, away] = [wanted.home - now.home, wanted.away - now.away]
  if (home < 0 || away < 0) return [phrase(needText.gone)]
  const end = phrase(needText.endScore, { score: leg.side })
  if (score === null) return [end]
  if (home === 0 && away === 0) return [end, phrase(needText.holds)]
  return [end, ...teamLeast(leg, 'H', home, words.name), ...teamLeast(leg, 'C', away, words.name)]
}

export const needOfTotalGoals = ({ leg, score, words }: Standing): Phrase[] => {
  const band = goalBands(playOf(leg.play).period)[leg.side]
  const total = totalOf(score ?? level)
  if (band === undefined || (band.to !== null && total > band.to)) return [phrase(needText.gone)]
  const { name: unit, more, none } = words
  const least = band.from - total
  if (band.to === null)
    return [least <= 0 ? phrase(needText.reached) : phrase(needText.least, { count: least, unit })]
  const most = band.to - total
  if (most === 0) return [phrase(needText.noneMore, { none })]
  if (least === most) return [phrase(needText.exactly, { count: most, unit })]
  const upTo = phrase(needText.most, { more, count: most, unit })
  return least <= 0 ? [upTo] : [phrase(needText.least, { count: least, unit }), upTo]
}

const isLeader = (letter: string | undefined): letter is 'H' | 'C' | 'N' =>
  letter === 'H' || letter === 'C' || letter === 'N'

/** The score of the half does not come with the leg: both parts are told. */
export const needOfHalfFull = ({ leg }: Standing): Phrase[] => {
  const [half, full] = leg.side
  if (!isLeader(half) || !isLeader(full)) return []
  return [phrase(needText.halfFull, { half: halfTimes[half], full: halfTimes[full] })]
}

export const needOfBothScore = ({ leg, score }: Standing): Phrase[] => {
  const { home, away } = score ?? level
  const isWanted = leg.side === 'yes'
  if (home > 0 && away > 0) return [phrase(isWanted ? needText.reached : needText.gone)]
  if (home === 0 && away === 0) return [phrase(isWanted ? needText.bothScore : needText.notBoth)]
  const team = teamOf(leg, home === 0 ? 'H' : 'C')
  return [phrase(isWanted ? needText.teamScores : needText.teamStaysOut, { team })]
}

export const needOfNextGoal = ({ leg }: Standing): Phrase[] => {
  const number = leg.goalNumber ?? 1
  if (leg.side === 'N') return [phrase(needText.noNextGoal, { number })]
  return [phrase(needText.nextGoal, { number, team: teamOf(leg, leg.side === 'C' ? 'C' : 'H') })]
}

export const needOfTitle = ({ leg }: Standing): Phrase[] => [
  phrase(needText.title, { team: leg.sideName ?? leg.side }),
]
