import { readRound, type RoundOutline, type SoloRoundView } from '@xinghe/contract/games-play.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { cachedCall } from '../../../platform/api/use-call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { historyText as words } from './messages.ts'

interface RoundRowProps {
  round: RoundOutline
  onReplay: (round: SoloRoundView) => void
}

/** One round: its money, the sentence that explains it, and the ways to see it again and to verify it. */
export function RoundRow({ round, onReplay }: RoundRowProps) {
  const t = useText()
  const faultText = useFaultText()
  const [fetching, setFetching] = useState(false)
  const [fault, setFault] = useState('')
  const { drawNumber, explanation, gameCode, payout, placedAt, risk, roundId, state } = round
  // A bet on a draw is proved by the draw, once that has fallen; there is nothing of its own to replay.
  const proof = drawNumber === null ? roundId : `${gameCode}:${drawNumber}`
  const replay = async (): Promise<void> => {
    setFetching(true)
    setFault('')
    try {
      onReplay((await cachedCall(readRound, { roundId })).round)
    } catch (error) {
      setFault(faultText(error))
    } finally {
      setFetching(false)
    }
  }
  const paid = payout === null ? t(words.open) : fenToCny(payout)
  return (
    <li className="grid gap-1.5 border-b border-line py-3 text-13 last:border-b-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-muted">
        <time className="font-num">{siteMinute(placedAt)}</time>
        <span className="font-num text-12">{roundId}</span>
      </p>
      <p className="text-14">{explanation}</p>
      {fault !== '' && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <span className="text-muted">
          {t(words.stake)} <span className="font-num text-ink">{fenToCny(risk)}</span>
        </span>
        <span className="text-muted">
          {t(words.payout)}{' '}
          <strong
            className={classNames(
              'font-num',
              payout !== null && payout > risk ? 'text-gold-text' : 'text-ink',
            )}
          >
            {state === 'void' ? t(words.void) : paid}
          </strong>
        </span>
        <span className="ml-auto flex items-center gap-3">
          {state === 'settled' && drawNumber === null && (
            <Button
              size="sm"
              variant="secondary"
              loading={fetching}
              aria-label={t(words.replayOf, { id: roundId })}
              onClick={() => void replay()}
            >
              {t(words.replay)}
            </Button>
          )}
          {(state === 'settled' || drawNumber === null) && (
            <Link
              to={`${pathOf('pgGame')}?fair=${proof}`}
              target="_blank"
              rel="noopener"
              aria-label={t(words.fairOf, { id: roundId })}
              className="py-2 text-brand-text underline-offset-4 hover:underline"
            >
              {t(words.fair)}
            </Link>
          )}
        </span>
      </div>
    </li>
  )
}
