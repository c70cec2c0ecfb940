import type { Match } from '@xinghe/contract/sports-match.ts'
import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import type { BookMatch } from '../book/book.ts'
import { shownMatch } from '../book/shown-match.ts'

/** A match with names in the member's script and the markets of a menu; with `null` all markets. */
export const namedMatch = (match: BookMatch, menu: BoardMenu | null, language: Language): Match => {
  const shown = shownMatch(match, menu)
  return {
    ...shown,
    league: inScript(language, shown.league),
    home: inScript(language, shown.home),
    away: inScript(language, shown.away),
  }
}
