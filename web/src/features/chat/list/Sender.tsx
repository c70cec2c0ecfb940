import type { ChatSender } from '@xinghe/rules/chat/room-event.ts'
import { siteMinute, type Instant } from '@xinghe/rules/base/instant.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { listText as words } from '../words/messages.ts'

/** Name, marks and time above a message. */
export function Sender({ from, at, mine }: { from: ChatSender; at: Instant; mine: boolean }) {
  const t = useText()
  const mark = 'h-4! px-1! text-[0.6875rem]!'
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-12 text-muted">
      <span className="truncate font-medium text-ink/80">{mine ? t(words.mine) : from.name}</span>
      {from.role === 'operator' && (
        <Badge tone="brand" solid className={mark}>
          {t(words.operator)}
        </Badge>
      )}
      {from.vip > 0 && (
        <Badge tone="gold" className={mark}>
          {t(words.vip, { grade: from.vip })}
        </Badge>
      )}
      {from.simulated && <Badge className={mark}>{t(words.simulated)}</Badge>}
      <time className="font-num">{siteMinute(at).slice(11, 16)}</time>
    </p>
  )
}
