import { Money } from '@xinghe/ui/Money.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { signedAmount } from './deal-look.ts'
import { frameText as words } from '../frame/messages.ts'
import type { Deal } from './use-deals.ts'

export function DealAmount({ deal, shown }: { deal: Deal; shown: boolean }) {
  const t = useText()
  return (
    <Money
      text={signedAmount(deal)}
      hidden={!shown}
      hiddenLabel={t(words.hidden)}
      className={deal.direction === 'in' ? 'font-bold text-brand-text' : 'font-bold'}
    />
  )
}
