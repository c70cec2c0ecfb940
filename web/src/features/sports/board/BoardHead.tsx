import type { GameType } from '@xinghe/rules/sports/game-types.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { boardText } from '../words/messages.ts'
import type { ColumnGroup } from './columns.ts'
import { columnName } from './match-labels.ts'
import { rowTemplate } from './row-template.ts'

type BoardHeadProps = { groups: readonly ColumnGroup[]; gameType: GameType }

/** The sticky titles of the columns. */
export function BoardHead({ groups, gameType }: BoardHeadProps) {
  const t = useText()
  return (
    <div
      aria-hidden
      className="grid bg-raised text-center text-12 text-muted"
      style={{ gridTemplateColumns: rowTemplate(groups) }}
    >
      <span className="row-span-2 grid place-items-center">{t(boardText.time)}</span>
      <span className="row-span-2 grid items-center px-2 text-left">{t(boardText.match)}</span>
      {groups.map(({ period, columns }) => (
        <span
          key={period}
          className="border-b border-l border-line py-0.5 font-medium text-ink"
          style={{ gridColumn: `span ${columns.length}` }}
        >
          {t(boardText[period])}
        </span>
      ))}
      <span className="row-span-2 grid place-items-center border-l border-line px-1">
        {t(boardText.allPlays)}
      </span>
      {groups.flatMap(({ period, columns }) =>
        columns.map((column, at) => (
          <span
            key={`${period} ${column.family}`}
            className={`py-0.5 ${at === 0 ? 'border-l border-line' : ''}`}
          >
            {columnName(column, gameType, t)}
          </span>
        )),
      )}
    </div>
  )
}
