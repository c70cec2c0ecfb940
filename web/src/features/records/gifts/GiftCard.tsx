import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { giftTone, turnoverText } from './gift-look.ts'
import { GiftAmount } from './GiftAmount.tsx'
import { giftStateText, giftText as words } from './messages.ts'
import type { Gift } from './use-gifts.ts'

export function GiftCard({ gift, shown }: { gift: Gift; shown: boolean }) {
  const t = useText()
  return (
    <span className="flex items-center gap-3">
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14 font-medium">{gift.title}</span>
        <span className="mt-0.5 block font-num text-12 text-muted">
          {siteMinute(gift.offeredAt)}
        </span>
        <span className="mt-0.5 block text-12 text-muted">
          {t(words.turnover)} {turnoverText(t, gift, shown)}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <GiftAmount gift={gift} shown={shown} />
        <Badge tone={giftTone[gift.state]}>{t(giftStateText[gift.state])}</Badge>
      </span>
      <Icon name="chevron-right" className="size-4 text-muted" />
    </span>
  )
}
