import type { GameType } from '@xinghe/rules/sports/game-types.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { boardText } from '../words/messages.ts'
import type { ColumnGroup } from './columns.ts'
import { columnName } from './match-labels.ts'
import { cardTemplate } from './row-template.ts'

type CardTitlesProps = { groups: readonly ColumnGroup[]; gameType: GameType }

/** The titles of the columns on a phone: once over all cards, not in each. */
export function CardTitles({ groups, gameType }: CardTitlesProps) {
  const t = useText()
  return (
    <div
      aria-hidden
      className="grid h-7 items-center gap-1 bg-raised px-3 text-center text-12 text-muted"
      style={{ gridTemplateColumns: cardTemplate(groups) }}
    >
      {groups.map(({ period }) => (
        <span key={period} className="text-left">
          {t(boardText.match)} · {t(boardText[period])}
        </span>
      ))}
      {groups.flatMap(({ columns }) =>
        columns.map((column) => <span key={column.family}>{columnName(column, gameType, t)}</span>),
      )}
    </div>
  )
}
