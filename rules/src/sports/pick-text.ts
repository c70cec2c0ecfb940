import type { MatchGameType } from './game-types.ts'
import { lineOfSide, lineText } from './line.ts'
import { hasLine, playOf, type Period, type PlayCode, type PlayFamily, type Unit } from './plays.ts'
import type { LegTerms } from './settle.ts'
import { otherScore, type Side } from './sides.ts'

export const familyNames: Readonly<Record<Exclude<PlayFamily, 'handicap'>, string>> = {
  winner: '独赢',
  total: '大小',
  'odd-even': '单双',
  'correct-score': '波胆',
  'total-goals': '总入球',
  'half-full': '半场/全场',
  'both-score': '双方进球',
  'next-goal': '下一球',
  champion: '冠军',
}

const partNames: Readonly<Record<MatchGameType, string>> = {
  FT: '节',
  VF: '节',
  BK: '节',
  TN: '盘',
  OP: '节',
  SK: '局',
  BS: '局',
  VB: '局',
  TT: '局',
  ES: '局',
}

/** A play is called by its sport; OP gathers several, told apart by their discipline. */
export interface NamedSport {
  readonly gameType: MatchGameType
  readonly discipline?: string | undefined
}

/** Words of sports under OP that differ from the common ones. */
const partNamesOfOthers: Readonly<Record<string, string>> = { badminton: '局' }
const handicapNamesOfOthers: Readonly<Record<string, string>> = {
  badminton: '让局',
  handball: '让球',
  'ice-hockey': '让球',
}

const ofOthers = (
  { gameType, discipline }: NamedSport,
  names: Readonly<Record<string, string>>,
): string | undefined =>
  gameType === 'OP' && discipline !== undefined ? names[discipline] : undefined

const periodName = (sport: NamedSport, period: Period): string => {
  if (period === 'full') return '全场'
  if (period === 'half') return '半场'
  return `第${period.slice(1)}${ofOthers(sport, partNamesOfOthers) ?? partNames[sport.gameType]}`
}

/** What a handicap is counted in: goals, points, sets or frames. */
export const handicapNames: Readonly<Record<MatchGameType, string>> = {
  FT: '让球',
  VF: '让球',
  BK: '让分',
  TN: '让盘',
  OP: '让分',
  SK: '让局',
  BS: '让分',
  VB: '让局',
  TT: '让局',
  ES: '让局',
}

// Markets of one set count the unit below sets, as totals over all sets do.
const belowSets = (unit: Unit, period: Period): boolean =>
  unit === 'points' || (period !== 'full' && period !== 'half')

export const handicapName = (sport: NamedSport, unit: Unit, period: Period): string => {
  const named = ofOthers(sport, handicapNamesOfOthers)
  if (unit === 'corners') return '让球'
  if (!belowSets(unit, period)) return named ?? handicapNames[sport.gameType]
  if (sport.gameType === 'TN') return '让局'
  return named === '让球' ? named : '让分'
}

const unitName = (gameType: MatchGameType, unit: Unit): string => {
  if (unit === 'corners') return '角球'
  if (unit === 'points') return gameType === 'TN' ? '总局数' : '总得分'
  return ''
}

/** `全场让球`, `第2节大小`, `冠军`. */
export const playText = (sport: NamedSport, play: PlayCode): string => {
  const { family, period, unit } = playOf(play)
  if (family === 'champion' || family === 'half-full') return familyNames[family]
  const name = family === 'handicap' ? handicapName(sport, unit, period) : familyNames[family]
  return `${periodName(sport, period)}${unitName(sport.gameType, unit)}${name}`
}

const matchSideNames: Readonly<Record<string, string>> = { H: '主队', C: '客队', N: '和局' }
/** Names of sides that are no team, long and short alike. */
export const fixedNames: Readonly<Record<string, string>> = {
  O: '大',
  U: '小',
  odd: '单',
  even: '双',
  yes: '是',
  no: '否',
}

const sideName = (family: PlayFamily, side: Side): string => {
  if (family === 'next-goal' && side === 'N') return '无进球'
  if (family === 'half-full')
    return side
      .split('')
      .map((letter) => matchSideNames[letter] ?? letter)
      .join('/')
  if (family === 'champion') return side
  if (family === 'total-goals')
    return side.endsWith('+') ? `${side.slice(0, -1)}球或以上` : `${side}球`
  if (side === otherScore) return '其他比分'
  return matchSideNames[side] ?? fixedNames[side] ?? side
}

export type PickTerms = NamedSport & Pick<LegTerms, 'play' | 'side' | 'line' | 'goalNumber'>

/** The line from the view of the backed side; null for a play without one. */
export const pickLineText = ({ play, side, line }: PickTerms): string | null =>
  line === null || !hasLine(play) ? null : lineText(lineOfSide(line, side))

/** Names of the two sides of a match. */
export type TeamNames = Readonly<Partial<Record<Side, string>>>

/**
 * `全场让球 主队 -0.5`, or with the name of the team where it is given. A runner is shown by name, which the
 * bet keeps beside its id.
 */
export const pickText = (pick: PickTerms, runner: string | null, teams: TeamNames = {}): string => {
  const { family } = playOf(pick.play)
  const named = family === 'champion' ? runner : teams[pick.side]
  const side = named ?? sideName(family, pick.side)
  const goal = pick.goalNumber === null ? '' : `（第${pick.goalNumber}球）`
  const play = `${playText(pick, pick.play)}${goal}`
  return [play, side, pickLineText(pick)].filter(Boolean).join(' ')
}

/** `3串1`, `3选2`; a single has no name of its own. */
export const combinationText = (code: string): string =>
  code.replace('x', '串').replace(/^(\d+)of(\d+)$/, '$2选$1')
