import type { Language } from '@xinghe/rules/site/switches.ts'
import { gameTypes, type GameType } from '@xinghe/rules/sports/game-types.ts'

/** The markets that a board shows: main lines, the half, or one kind of market. */
export const boardMenus = ['main', 'half', 'PD', 'HPD', 'T', 'F', 'corners'] as const
export type BoardMenu = (typeof boardMenus)[number]

export const boardShows = ['FU', 'FT', 'RB'] as const
export type BoardShow = (typeof boardShows)[number]

export interface BoardTopic {
  readonly gameType: GameType
  readonly showType: BoardShow
  readonly menu: BoardMenu
  /** The GMT+8 day of an early board; null for the others. */
  readonly date: string | null
}

export type SportsTopic =
  | ({ readonly kind: 'board' } & BoardTopic)
  | { readonly kind: 'match'; readonly matchId: string }
  | { readonly kind: 'counts' }
  | { readonly kind: 'champions'; readonly gameType: GameType }

/** Names are Simplified; readers of Traditional have a topic of their own. */
const traditionalMark = '@zh-TW'
const inLanguage = (topic: string, language: Language): string =>
  language === 'zh-TW' && topic !== '' ? topic + traditionalMark : topic

export const languageOfTopic = (topic: string): Language =>
  topic.endsWith(traditionalMark) ? 'zh-TW' : 'zh-CN'

/**
 * Topics with a colon are published only while they have subscribers: a client that subscribes again
 * after the last one left gets a snapshot, regardless of its sequence number.
 */
export const countsTopic = 'counts:all'
export const matchTopic = (matchId: string, language: Language = 'zh-CN'): string =>
  inLanguage(`match:${matchId}`, language)
export const championsTopic = (gameType: GameType, language: Language = 'zh-CN'): string =>
  inLanguage(`champions:${gameType}`, language)

const dayShape = /^\d{4}-\d{2}-\d{2}$/

/** Live boards have a bounded size: all sports only in play, early ones by day. */
const isLive = ({ gameType, showType, date }: BoardTopic): boolean =>
  gameType !== 'FS' &&
  (gameType !== 'ALL' || showType === 'RB') &&
  (showType === 'FU') === (date !== null)

/** `board:FT:RB:main`, `board:FT:FU:main:2026-11-16`; empty for a board without a topic. */
export const boardTopic = (board: BoardTopic, language: Language = 'zh-CN'): string => {
  const { gameType, showType, menu, date } = board
  if (!isLive(board)) return ''
  const words = ['board', gameType, showType, menu, ...(date === null ? [] : [date])]
  return inLanguage(words.join(':'), language)
}

const among = <const Name extends string>(
  names: readonly Name[],
  given: string | undefined,
): Name | null => names.find((name) => name === given) ?? null

const readBoard = (words: readonly string[]): SportsTopic | null => {
  const [gameName, showName, menuName, date = null] = words
  const gameType = among(gameTypes, gameName)
  const showType = among(boardShows, showName)
  const menu = among(boardMenus, menuName)
  if (gameType === null || showType === null || menu === null || words.length > 4) return null
  const board = { gameType, showType, menu, date }
  if (!isLive(board) || (date !== null && !dayShape.test(date))) return null
  return { kind: 'board', ...board }
}

export const readSportsTopic = (topic: string): SportsTopic | null => {
  if (topic === countsTopic) return { kind: 'counts' }
  const plain = topic.endsWith(traditionalMark) ? topic.slice(0, -traditionalMark.length) : topic
  const [kind, ...words] = plain.split(':')
  if (kind === 'board') return readBoard(words)
  const matchId = plain.slice('match:'.length)
  if (kind === 'match') return matchId === '' ? null : { kind: 'match', matchId }
  const gameType = kind === 'champions' && words.length === 1 ? among(gameTypes, words[0]) : null
  return gameType === null ? null : { kind: 'champions', gameType }
}
