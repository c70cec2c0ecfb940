import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { frameText } from '../frame/messages.ts'
import type { Gift } from './use-gifts.ts'

/** Only what has been paid has the colour of money that came in. */
export function GiftAmount({ gift, shown, large }: { gift: Gift; shown: boolean; large?: true }) {
  const t = useText()
  const look = gift.state === 'granted' ? 'font-bold text-brand-text' : 'font-bold'
  return (
    <Money
      text={fenToGroupedText(gift.amount)}
      currency="¥"
      hidden={!shown}
      hiddenLabel={t(frameText.hidden)}
      className={large ? 'text-28 font-bold' : look}
    />
  )
}
