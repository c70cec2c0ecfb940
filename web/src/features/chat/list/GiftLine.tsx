import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import type { GiftMessage } from '@xinghe/rules/chat/room-event.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { listText as words } from '../words/messages.ts'
import { useScript } from '../words/use-script.ts'

/** Awards and wins of ten seconds. */
export function GiftLine({ message }: { message: GiftMessage }) {
  const t = useText()
  const inScript = useScript()
  return (
    <ul className="rounded-md bg-gold/10 px-2.5 py-1.5 text-12 text-gold-text">
      {message.gifts.map((gift) => (
        <li
          key={`${gift.name} ${gift.title.cn} ${gift.amount}`}
          className="flex items-center gap-1.5"
        >
          <Icon name={gift.kind === 'award' ? 'gift' : 'crown'} className="size-3.5 shrink-0" />
          <span className="min-w-0 flex-1 truncate">
            {t(words[gift.kind], { name: gift.name, title: inScript(gift.title) })}
          </span>
          {gift.simulated && (
            <Badge className="h-4! px-1! text-[0.6875rem]!">{t(words.simulated)}</Badge>
          )}
          <Money text={fenToGroupedText(gift.amount)} className="font-bold" />
        </li>
      ))}
    </ul>
  )
}
