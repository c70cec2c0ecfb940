import { roundHistory, type SoloRoundView } from '@xinghe/contract/games-play.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useState } from 'react'
import { useCall } from '../../../platform/api/use-call.ts'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { historyText as words } from './messages.ts'
import { RoundRow } from './RoundRow.tsx'

const pageSize = 20

interface PageProps {
  code: string
  /** The last round of the page before. */
  before?: string
  onReplay: (round: SoloRoundView) => void
}

/** One page of rounds; the next one is fetched on demand and stands below it. */
function Page({ code, before, onReplay }: PageProps) {
  const t = useText()
  const language = useLanguage()
  const [more, setMore] = useState(false)
  const query = useCall(
    roundHistory,
    { gameCode: code, pageSize, language, ...(before === undefined ? {} : { before }) },
    { staleTime: 0 },
  )
  const { data, error } = query
  if (data === undefined && error !== null)
    return <QueryError title={t(words.fault)} query={query} />
  if (data === undefined) {
    return (
      <div role="status" aria-label={t(words.loading)}>
        <Skeleton className="h-60" />
      </div>
    )
  }
  if (data.rounds.length === 0 && before === undefined) {
    return <EmptyState icon="clock" title={t(words.empty)} text={t(words.emptyLine)} />
  }
  const last = data.rounds.at(-1)?.roundId
  return (
    <>
      <ol>
        {data.rounds.map((round) => (
          <RoundRow key={round.roundId} round={round} onReplay={onReplay} />
        ))}
      </ol>
      {more && last !== undefined && <Page code={code} before={last} onReplay={onReplay} />}
      {!more && data.hasMore && (
        <Button variant="secondary" block className="mt-3" onClick={() => setMore(true)}>
          {t(words.more)}
        </Button>
      )}
    </>
  )
}

/** The member's rounds of one game, newest first, each with the sentence that explains it. */
export function GameHistory({ code, onReplay }: Omit<PageProps, 'before'>) {
  return <Page code={code} onReplay={onReplay} />
}
