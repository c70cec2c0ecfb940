import type { SentMatch, WireMatch } from '@xinghe/contract/sports-shapes.ts'
import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import type { BookMatch } from '../book/book.ts'
import { wireMatch } from '../book/wire-match.ts'

/** A match with the markets of a menu or all of them, its names in the reader's script. */
export const toldMatch = (
  match: BookMatch,
  menu: BoardMenu | null,
  language: Language,
): WireMatch => {
  const told = wireMatch(match, menu)
  return {
    ...told,
    league: inScript(language, told.league),
    team_h: inScript(language, told.team_h),
    team_c: inScript(language, told.team_c),
  }
}

/** The same as it stands on the wire. */
export const sentMatch = (
  match: BookMatch,
  menu: BoardMenu | null,
  language: Language,
): SentMatch => {
  const told = toldMatch(match, menu, language)
  return { ...told, datetime: new Date(told.datetime).toISOString() }
}
