import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { lotteryText as words } from '../words/messages.ts'
import { PlaceButton } from './PlaceButton.tsx'
import { stakedLines, sumsOf, type Slip, type SlipAction } from './slip.ts'
import { SlipLines } from './SlipLines.tsx'
import { StakeInput } from './StakeInput.tsx'
import type { Placing } from './use-place.ts'
import './slip.css'

const quickStakes = ['2', '10', '50', '100', '500', '1000']

interface SlipPanelProps {
  lottery: LotteryCode
  slip: Slip
  cap: Fen
  placing: Placing
  dispatch: (action: SlipAction) => void
}

/** The picks with their stakes, and the button. */
export function SlipPanel({ lottery, slip, cap, placing, dispatch }: SlipPanelProps) {
  const t = useText()
  const staked = stakedLines(slip, cap)
  const sums = sumsOf(staked)
  if (slip.lines.length === 0)
    return <p className="px-4 py-10 text-center text-14 text-muted">{t(words.slipEmpty)}</p>
  return (
    <div className="flex min-h-0 flex-col">
      <div className="max-h-80 min-h-0 overflow-y-auto px-4 max-desk:max-h-[38dvh]">
        <SlipLines
          lottery={lottery}
          slip={slip}
          staked={staked}
          cap={cap}
          disabled={placing.busy}
          dispatch={dispatch}
        />
      </div>
      <div className="space-y-3 border-t border-line p-4">
        <div className="flex items-center justify-between gap-2">
          <Tabs
            variant="pill"
            size="sm"
            label={t(words.mode)}
            value={slip.mode}
            onValueChange={(mode) => dispatch({ type: 'mode', mode })}
            tabs={[
              { key: 'together', label: t(words.together) },
              { key: 'apart', label: t(words.apart) },
            ]}
          />
          <Button size="sm" variant="ghost" onClick={() => dispatch({ type: 'cleared' })}>
            {t(words.clear)}
          </Button>
        </div>
        <StakeInput
          value={slip.typed}
          label={t(words.stake)}
          invalid={false}
          disabled={placing.busy}
          onType={(text) => dispatch({ type: 'typed', text })}
        />
        <div role="group" aria-label={t(words.quick)} className="grid grid-cols-6 gap-1.5">
          {quickStakes.map((amount) => (
            <button
              key={amount}
              type="button"
              aria-pressed={slip.typed === amount}
              disabled={placing.busy}
              onClick={() => dispatch({ type: 'typed', text: amount })}
              className="lottery-chip"
            >
              {amount}
            </button>
          ))}
        </div>
        <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-13 text-muted">
          <dt>{t(words.count)}</dt>
          <dd className="font-num text-ink">{t(words.countValue, { count: staked.length })}</dd>
          <dt>{t(words.mostWin)}</dt>
          <dd>
            <Money text={fenToGroupedText(sums.mostPayout)} currency="¥" className="text-ink" />
          </dd>
          <dt className="text-14">{t(words.sum)}</dt>
          <dd>
            <Money
              text={fenToGroupedText(sums.total)}
              currency="¥"
              className="text-20 font-bold text-ink"
            />
          </dd>
        </dl>
        <PlaceButton placing={placing} isReady={sums.isReady} />
      </div>
    </div>
  )
}
