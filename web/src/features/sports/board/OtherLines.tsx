import { useEffect } from 'react'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { MatchBookContext, useHead, useMarkets } from '../book/use-match-book.ts'
import { useMatch } from '../book/use-match.ts'
import { boardText } from '../messages.ts'
import { lineBands, type ColumnGroup } from './columns.ts'
import { LineBand } from './LineBand.tsx'
import { useOpenLines } from './lines-context.ts'

type OtherLinesProps = {
  gide: string
  groups: readonly ColumnGroup[]
  bands: number
  phone: boolean
}

function Bands({ gide, groups, bands, phone, isReady }: OtherLinesProps & { isReady: boolean }) {
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
  return lines.map((band) => (
    <LineBand
      key={band.map((market) => market?.[0] ?? '').join()}
      head={head}
      groups={groups}
      band={band}
      phone={phone}
    />
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
