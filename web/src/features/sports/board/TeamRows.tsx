import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/book-match.ts'
import { sideNames } from '../words/messages.ts'
import { TeamLine } from './MatchTeams.tsx'

/** Both teams, and the draw where the prices beside them have three rows. */
export function TeamRows({
  head,
  rows,
  className,
}: {
  head: MatchHead
  rows: number
  className: string
}) {
  const t = useText()
  return (
    <div
      className={classNames('grid min-w-0 items-center', className)}
      style={{ gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))` }}
    >
      <TeamLine head={head} side="home" />
      <TeamLine head={head} side="away" />
      {rows === 3 && <span className="text-13 text-muted">{t(sideNames['N'] ?? '')}</span>}
    </div>
  )
}
