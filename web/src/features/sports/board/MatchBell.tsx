import { use } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { TargetButton } from '../alerts/TargetButton.tsx'
import type { MatchHead } from '../book/book-match.ts'
import { MatchBookContext } from '../book/use-match-book.ts'
import { boardText } from '../words/messages.ts'
import { targetPicks } from './target-picks.ts'

/** Waits for a price among the main lines that the board shows of a match. */
export function MatchBell({ head }: { head: MatchHead }) {
  const t = useText()
  const book = use(MatchBookContext)
  const { id, home, away } = head
  const mainLines = () => book.markets(id).filter(({ isMain }) => isMain)
  return (
    <TargetButton
      name={t(boardText.versus, { home, away })}
      readPicks={() => targetPicks(book, head, mainLines(), t)}
      className="text-muted/70! hover:text-ink! desk:size-5 desk:[&_svg]:size-4"
    />
  )
}
