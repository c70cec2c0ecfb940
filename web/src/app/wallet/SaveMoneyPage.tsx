import { BonusChoice } from '../../features/promotions/deposit-bonus/BonusChoice.tsx'
import { useBonusChoice } from '../../features/promotions/deposit-bonus/use-bonus-choice.ts'
import { SaveMoneyScreen } from '../../features/wallet/deposit/SaveMoneyScreen.tsx'
import { useAmounts } from '../words/use-amounts.ts'

export function SaveMoneyPage() {
  const choice = useBonusChoice()
  return (
    <SaveMoneyScreen
      amountsShown={useAmounts().shown}
      bonus={{
        chosen: choice.activity,
        render: (amount) => <BonusChoice choice={choice} amount={amount} />,
      }}
    />
  )
}
