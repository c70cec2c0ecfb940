import { fenToText } from '@xinghe/rules/base/money.ts'
import { lotteryOffer } from '@xinghe/rules/games/lottery/limits.ts'
import { mostStake } from '@xinghe/rules/games/shared/stake.ts'
import { Input } from '@xinghe/ui/Input.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { lotteryText as words } from '../words/messages.ts'
import type { StakedLine } from './slip.ts'

interface StakeInputProps {
  value: string
  label: string
  invalid: boolean
  disabled: boolean
  onType: (text: string) => void
}

export function StakeInput({ value, label, invalid, disabled, onType }: StakeInputProps) {
  return (
    <Input
      value={value}
      onValueChange={onType}
      numeric
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      prefix="¥"
      aria-label={label}
      invalid={invalid}
      disabled={disabled}
      className="h-9! min-w-0 text-14"
    />
  )
}

/** Why a line cannot be bet like this; null while it can. */
export const useStakeFault = (cap: bigint): ((staked: StakedLine) => string | null) => {
  const t = useText()
  return ({ line, stake, fault }) => {
    if (stake === null || fault === 'stake-not-whole') return t(words.stakeWhole)
    if (fault === 'stake-too-low') return t(words.stakeHint)
    if (fault === null) return null
    return t(words.stakeMost, {
      most: fenToText(mostStake(lotteryOffer(line.price), cap)).replace('.00', ''),
    })
  }
}
