import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/kept-match.ts'
import { boardText } from '../messages.ts'
import { useBoardActions } from './board-actions.ts'

/** To the page of the match, with the number of its markets. */
export function MoreButton({ head, title }: { head: MatchHead; title: string }) {
  const t = useText()
  const { open } = useBoardActions()
  const match = t(boardText.versus, { home: head.team_h, away: head.team_c })
  return (
    <button
      type="button"
      title={title}
      aria-label={t(boardText.morePlays, { match, count: head.playCount })}
      onClick={() => open(head.gide)}
      className="flex items-center justify-center gap-0.5 font-num text-13 text-brand-text outline-offset-[-2px] hover:bg-brand-text/8"
    >
      +{head.playCount}
      <Icon name="chevron-right" className="size-3.5" />
    </button>
  )
}
