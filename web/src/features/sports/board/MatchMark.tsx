import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/book-match.ts'
import { boardText } from '../words/messages.ts'
import { useBoardActions } from './board-actions.ts'

type MarkProps = { kind: 'match' | 'league'; id: string; label: string }

export function Mark({ kind, id, label }: MarkProps) {
  const { favourites } = useBoardActions()
  const on = favourites.has(kind, id)
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={label}
      onClick={() => favourites.toggle(kind, id)}
      className={`grid size-5 shrink-0 place-items-center rounded-sm max-desk:-ml-3 max-desk:size-11 ${on ? 'text-gold' : 'text-muted/70 hover:text-ink'}`}
    >
      <Icon name="star" filled={on} className="size-4" />
    </button>
  )
}

export function MatchMark({ head }: { head: MatchHead }) {
  const t = useText()
  const name = t(boardText.versus, { home: head.home, away: head.away })
  return <Mark kind="match" id={head.id} label={t(boardText.markMatch, { name })} />
}
