import { useEffect } from 'react'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { MatchBookContext, useHead, useMarkets } from '../book/use-match-book.ts'
import { useMatch } from '../book/use-match.ts'
import { boardText } from '../words/messages.ts'
import { lineBands, type ColumnGroup } from './columns.ts'
import { LineBand } from './LineBand.tsx'
import { useOpenLines } from './lines-context.ts'

type OtherLinesProps = {
  matchId: string
  groups: readonly ColumnGroup[]
  bands: number
  phone: boolean
}

function Bands({ matchId, groups, bands, phone, isReady }: OtherLinesProps & { isReady: boolean }) {
  const t = useText()
  const head = useHead(matchId)
  const lines = lineBands(useMarkets(matchId), groups)
  const { set } = useOpenLines()
  const count = lines.length
  useEffect(() => {
    if (isReady && count !== bands) set(matchId, count)
  }, [matchId, isReady, count, bands, set])
  if (head === undefined)
    return (
      <div className="grid h-full place-items-center bg-surface">
        <Spinner label={t(boardText.moreLines)} />
      </div>
    )
  return lines.map((band) => (
    <LineBand
      key={band.map((market) => market?.id ?? '').join()}
      head={head}
      groups={groups}
      band={band}
      phone={phone}
    />
  ))
}

/** The other lines of a match; the board has only the main ones, so the match is fetched. */
export function OtherLines(props: OtherLinesProps) {
  const { book, answer } = useMatch(props.matchId)
  return (
    <MatchBookContext value={book}>
      <Bands {...props} isReady={answer !== undefined} />
    </MatchBookContext>
  )
}
