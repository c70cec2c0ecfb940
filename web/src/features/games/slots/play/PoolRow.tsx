import { bonusPools } from '@xinghe/contract/lobby-games.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { useEffect } from 'react'
import { refreshCall, useCall } from '../../../../platform/api/use-call.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { poolNames } from '@xinghe/rules/games/slots/texts.ts'

const input = {}

/** The jackpot pools over the reels, read anew whenever a round is over. */
export function PoolRow({ busy }: { busy: boolean }) {
  const t = useText()
  const { data } = useCall(bonusPools, input)
  useEffect(() => {
    if (!busy) void refreshCall(bonusPools, input)
  }, [busy])
  if (data === undefined || data.length === 0) return null
  return (
    <dl className="flex shrink-0 items-center justify-center gap-8 bg-art-shade py-1.5 text-art-ink max-desk:justify-around max-desk:gap-2">
      {data.map(({ code, amount }) => (
        <div key={code} className="flex items-baseline gap-2 max-desk:flex-col max-desk:gap-0">
          <dt className="text-12 text-art-ink/70">{t(poolNames[code] ?? '')}</dt>
          <dd className="font-num text-16 font-semibold text-art-gold">{fenToCny(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
