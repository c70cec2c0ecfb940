import { useEffect } from 'react'
import { askUntilKnown, askWhenDecided } from '../../book/ask-outcome.ts'
import { useCashOutsUnderWay, type CashOutProgress } from './cash-out-store.ts'
import { askCashOut, noteMissing } from './send-cash-out.ts'

function FollowOne({ progress }: { progress: CashOutProgress }) {
  const { intention, phase } = progress
  const isUnknown = phase === 'unknown' && !progress.missing
  const deadline =
    phase === 'answered' && progress.cashOut.state === 'confirming'
      ? (progress.cashOut.deadline ?? progress.cashOut.askedAt)
      : null
  useEffect(() => {
    const ask = () => askCashOut(intention)
    if (isUnknown) return askUntilKnown(ask, () => noteMissing(intention))
    return deadline === null ? undefined : askWhenDecided(ask, deadline)
  }, [intention, isUnknown, deadline])
  return null
}

/** Queries every request without an outcome until it has one, also while the list of bets is closed. */
export function FollowCashOuts() {
  return Object.values(useCashOutsUnderWay()).map((progress) => (
    <FollowOne key={progress.intention.requestId} progress={progress} />
  ))
}
