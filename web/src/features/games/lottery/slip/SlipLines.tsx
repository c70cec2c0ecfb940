import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { priceText } from '@xinghe/rules/games/lottery/price.ts'
import { betLabel } from '@xinghe/rules/games/lottery/words.ts'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { lotteryText as words } from '../words/messages.ts'
import { typedFor, type Slip, type SlipAction, type StakedLine } from './slip.ts'
import { StakeInput, useStakeFault } from './StakeInput.tsx'

interface SlipLinesProps {
  lottery: LotteryCode
  slip: Slip
  staked: readonly StakedLine[]
  cap: bigint
  disabled: boolean
  dispatch: (action: SlipAction) => void
}

export function SlipLines({ lottery, slip, staked, cap, disabled, dispatch }: SlipLinesProps) {
  const t = useText()
  const faultOf = useStakeFault(cap)
  return (
    <ul className="lottery-lines divide-y divide-line">
      {staked.map((one) => {
        const { line } = one
        const label = betLabel(lottery, line.play, line.pick, t)
        const fault = faultOf(one)
        return (
          <li key={line.key} className="flex items-center gap-2 py-2">
            <div className="min-w-0 flex-1">
              <p className="truncate text-14">{label}</p>
              <p className="font-num text-13 text-gold-text">@{priceText(line.price)}</p>
              {fault !== null && <p className="text-12 text-danger">{fault}</p>}
            </div>
            {slip.mode === 'apart' && (
              <div className="w-28">
                <StakeInput
                  value={typedFor(slip, line)}
                  label={t(words.stakeOf, { label })}
                  invalid={fault !== null}
                  disabled={disabled}
                  onType={(text) => dispatch({ type: 'typed', key: line.key, text })}
                />
              </div>
            )}
            <IconButton
              icon="close"
              size="xs"
              round
              label={t(words.remove, { label })}
              onClick={() => dispatch({ type: 'removed', key: line.key })}
            />
          </li>
        )
      })}
    </ul>
  )
}
