import { roundHistory, type RoundOutline } from '@xinghe/contract/games-play.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useState } from 'react'
import { useCall } from '../../../platform/api/use-call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { historyText as words } from './messages.ts'

const pageSize = 20

function Row({ round }: { round: RoundOutline }) {
  const t = useText()
  const { explanation, payout, placedAt, risk, roundId, state } = round
  return (
    <li className="grid gap-1 border-b border-line py-2.5 text-13">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-muted">
        <time className="font-num">{siteMinute(placedAt)}</time>
        <span className="font-num">{roundId}</span>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-5">
        <span>
          {t(words.stake)} <span className="font-num">{fenToCny(risk)}</span>
        </span>
        <span>
          {t(words.payout)}{' '}
          <strong className="font-num">
            {payout === null ? t(words.open) : state === 'void' ? t(words.void) : fenToCny(payout)}
          </strong>
        </span>
      </p>
      {explanation !== '' && <p className="text-muted">{explanation}</p>}
    </li>
  )
}

interface PageProps {
  code: string
  /** The last round of the page before. */
  before?: string
}

/** One page of rounds; the next one is fetched on demand and stands below it. */
function Page({ code, before }: PageProps) {
  const t = useText()
  const faultText = useFaultText()
  const [more, setMore] = useState(false)
  const { data, error, isFetching, refetch } = useCall(
    roundHistory,
    { gameCode: code, pageSize, ...(before === undefined ? {} : { before }) },
    { staleTime: 0 },
  )
  if (data === undefined && error !== null) {
    return (
      <ErrorState
        title={t(words.fault)}
        text={faultText(error)}
        retryLabel={t(words.retry)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
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
          <Row key={round.roundId} round={round} />
        ))}
      </ol>
      {more && last !== undefined && <Page code={code} before={last} />}
      {!more && data.hasMore && (
        <Button variant="secondary" block className="mt-3" onClick={() => setMore(true)}>
          {t(words.more)}
        </Button>
      )}
    </>
  )
}

/** The member's rounds of one game, newest first, each with the sentence that explains it. */
export function GameHistory({ code }: { code: string }) {
  return <Page code={code} />
}
