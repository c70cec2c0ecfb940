import { simplified } from '../../../platform/text/simplified.ts'
import type { BookMatch } from '../book/book.ts'
import { checkFeed, type Method } from '../parts/method.ts'
import { namedMatch } from './named-match.ts'

const foundMost = 50

const namesOf = ({ fixture }: BookMatch): string =>
  `${fixture.home.name} ${fixture.away.name} ${fixture.leagueName}`.toLowerCase()

/** Finds matches whose names contain every word, in Simplified or Traditional Chinese. */
export const searchMatches: Method<'search'> = async ({ book }, input, { language }) => {
  checkFeed(book)
  const words = simplified(input.words.normalize('NFKC').toLowerCase()).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const isFound = (match: BookMatch): boolean => {
    const names = namesOf(match)
    return match.endedAt === null && words.every((word) => names.includes(word))
  }
  return [...book.matches()]
    .filter(isFound)
    .sort((one, other) => one.fixture.kickOff - other.fixture.kickOff)
    .slice(0, foundMost)
    .map((match) => namedMatch(match, 'main', language))
}
