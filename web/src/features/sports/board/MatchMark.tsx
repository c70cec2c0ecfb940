import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/kept-match.ts'
import { boardText } from '../messages.ts'
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
      className={`grid size-5 place-items-center rounded-sm ${on ? 'text-gold' : 'text-muted/70 hover:text-ink'}`}
    >
      <Icon name="star" filled={on} className="size-4" />
    </button>
  )
}

export function MatchMark({ head }: { head: MatchHead }) {
  const t = useText()
  const name = t(boardText.versus, { home: head.team_h, away: head.team_c })
  return <Mark kind="match" id={head.gide} label={t(boardText.markMatch, { name })} />
}
