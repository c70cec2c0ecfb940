import { disciplineGameType, disciplines } from '../feed/discipline.ts'
import { isSetDiscipline, setRules } from '../feed/set-rules.ts'
import { handicapName } from '../pick-text.ts'
import { playOf } from '../plays.ts'
import type { OpenLeg } from './phrase.ts'
import { countedWords, type CountedWords } from './texts.ts'

/** A handicap is named after what it counts. */
const countedBy: Readonly<Record<string, CountedWords>> = {
  让球: countedWords.goal,
  让分: countedWords.point,
  让盘: countedWords.set,
  让局: countedWords.frame,
}

export const wordsFor = ({ gameType, discipline, play }: OpenLeg): CountedWords => {
  const { unit, period } = playOf(play)
  if (unit === 'corners') return countedWords.corner
  const sport = { gameType, discipline: discipline ?? undefined }
  return countedBy[handicapName(sport, unit, period)] ?? countedWords.point
}

/** The number of sets, frames or maps that win a match; null for sports of another kind. */
export const setsToWin = ({ gameType, discipline }: OpenLeg): number | null => {
  const sport = disciplines.find((one) =>
    gameType === 'OP' ? one === discipline : disciplineGameType(one) === gameType,
  )
  return sport !== undefined && isSetDiscipline(sport) ? setRules(sport).setsToWin : null
}
