import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/book-match.ts'
import { boardText } from '../words/messages.ts'
import { useBoardActions } from './board-actions.ts'

/** To the page of the match, with the number of its markets. */
export function MoreButton({ head, title }: { head: MatchHead; title: string }) {
  const t = useText()
  const { open } = useBoardActions()
  const match = t(boardText.versus, { home: head.home, away: head.away })
  return (
    <button
      type="button"
      title={title}
      aria-label={t(boardText.morePlays, { match, count: head.marketCount })}
      onClick={() => open(head.id)}
      className="flex items-center justify-center gap-0.5 font-num text-13 text-brand-text outline-offset-[-2px] hover:bg-brand-text/8"
    >
      +{head.marketCount}
      <Icon name="chevron-right" className="size-3.5" />
    </button>
  )
}
