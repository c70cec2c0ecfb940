import type { OutboxEntry } from '@xinghe/rules/chat/view-state.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { chat } from '../../../platform/chat/chat-socket.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { listText as words } from '../words/messages.ts'
import { Bubble } from './MessageRow.tsx'

const step = 'font-medium text-brand-text underline-offset-4 hover:underline'

/** An own message that the room does not have yet, or will not get. */
export function PendingRow({ entry }: { entry: OutboxEntry }) {
  const t = useText()
  const { cid, content, state, refusal } = entry
  const isOut = state === 'failed' || state === 'refused'
  return (
    <div className="flex flex-col items-end gap-0.5">
      <Bubble mine>{'msg' in content ? content.msg : t(words.shared)}</Bubble>
      {isOut ? (
        <p role="alert" className="flex flex-wrap items-center justify-end gap-x-2 text-12">
          <span className="flex items-center gap-1 text-danger">
            <Icon name="warning" className="size-3.5" />
            {refusal === null ? t(words.failed) : t(refusal.message)}
          </span>
          <button type="button" className={step} onClick={() => chat.retry(cid)}>
            {t(words.retry)}
          </button>
          <button type="button" className={step} onClick={() => chat.discard(cid)}>
            {t(words.discard)}
          </button>
        </p>
      ) : (
        <p className="flex items-center gap-1 text-12 text-muted">
          <Spinner className="size-3" />
          {t(words.sending)}
        </p>
      )}
    </div>
  )
}
