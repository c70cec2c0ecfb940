import { useEffect } from 'react'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { MatchBookContext, useHead, useMarkets } from '../book/use-match-book.ts'
import { useMatch } from '../book/use-match.ts'
import { boardText } from '../messages.ts'
import { lineBands, type ColumnGroup } from './columns.ts'
import { bandHeight } from './item-heights.ts'
import { useOpenLines } from './lines-context.ts'
import { ColumnPrices } from './MatchRow.tsx'
import { rowTemplate } from './row-template.ts'

type OtherLinesProps = { gide: string; groups: readonly ColumnGroup[]; bands: number }

function Bands({ gide, groups, bands, isReady }: OtherLinesProps & { isReady: boolean }) {
  const t = useText()
  const head = useHead(gide)
  const lines = lineBands(useMarkets(gide), groups)
  const { set } = useOpenLines()
  const count = lines.length
  useEffect(() => {
    if (isReady && count !== bands) set(gide, count)
  }, [gide, isReady, count, bands, set])
  if (head === undefined)
    return (
      <div className="grid h-full place-items-center bg-surface">
        <Spinner label={t(boardText.moreLines)} />
      </div>
    )
  const columns = groups.flatMap((group) =>
    group.columns.map((column, at) => ({ column, first: at === 0 })),
  )
  return lines.map((band) => (
    <div
      key={band.map((market) => market?.[0] ?? '').join()}
      className="grid border-b border-line bg-ink/2"
      style={{ gridTemplateColumns: rowTemplate(groups), height: `${bandHeight}rem` }}
    >
      <span className="border-r border-line" />
      <span />
      {columns.map(({ column, first }, at) => (
        <ColumnPrices
          key={`${column.period} ${column.family}`}
          head={head}
          market={band[at]}
          column={column}
          rows={2}
          first={first}
        />
      ))}
    </div>
  ))
}

/** The lines of a match beside its main ones; the board has only these, so the match is asked for. */
export function OtherLines(props: OtherLinesProps) {
  const { book, answer } = useMatch(props.gide)
  return (
    <MatchBookContext value={book}>
      <Bands {...props} isReady={answer !== undefined} />
    </MatchBookContext>
  )
}
