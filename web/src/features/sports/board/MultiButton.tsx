import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/book-match.ts'
import { chooseMatch, leaveMatch, useChosenMatches } from '../book/chosen-matches.ts'
import { boardText } from '../words/messages.ts'
import { multiText as words } from '../words/multi-messages.ts'

/** Puts a match beside others, or takes it out. */
export function MultiButton({ head: { id, home, away } }: { head: MatchHead }) {
  const t = useText()
  const chosen = useChosenMatches().includes(id)
  const match = t(boardText.versus, { home, away })
  const press = (): void => {
    if (chosen) return leaveMatch(id)
    chooseMatch(id)
    showToast(t(words.added), { tone: 'success' })
  }
  return (
    <IconButton
      icon={chosen ? 'minus' : 'plus'}
      size="sm"
      label={t(chosen ? words.leave : words.add, { match })}
      onClick={press}
    />
  )
}
