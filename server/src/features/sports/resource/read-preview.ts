import { Refused } from '@xinghe/contract/refusal.ts'
import { checkFeed, type Method } from '../parts/method.ts'
import { shownPreview } from '../preview/shown-preview.ts'
import { readEndedMatch } from './store-result.ts'

/** The preview of a match, with the facts of its kick-off also while it runs and after its end. */
export const readPreview: Method<'preview'> = async (
  { book, previews, platform },
  { matchId },
  { now, language },
) => {
  const preview = await previews.of(matchId, now)
  if (preview !== null) return { preview: shownPreview(preview, language) }
  const isKnown =
    book.match(matchId) !== null || (await readEndedMatch(platform.sql, matchId)) !== null
  if (isKnown) return { preview: null }
  checkFeed(book)
  throw new Refused('resource-empty')
}
