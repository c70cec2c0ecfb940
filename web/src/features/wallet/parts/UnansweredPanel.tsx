import type { ReactNode } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { showTips } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { partsText as words } from './messages.ts'

interface UnansweredPanelProps {
  title: string
  /** The unanswered request. */
  line: string
  drop: string
  /** The confirmation before the request is given up. */
  dropAsk: string
  busy: boolean
  /** Why the last repetition told nothing; empty without a fault. */
  fault: string
  /** A field has to be filled in before the request can be repeated. */
  incomplete?: boolean
  onAsk: () => void
  onDrop: () => void
  children?: ReactNode
}

/** An unanswered request, which has to be settled before a new one is sent. */
export function UnansweredPanel(props: UnansweredPanelProps) {
  const { title, line, drop, dropAsk, busy, fault, incomplete = false } = props
  const { onAsk, onDrop, children } = props
  const t = useText()
  const askToDrop = (): void => {
    showTips({
      msg: dropAsk,
      isShowCancel: true,
      sureText: drop,
      cancelText: t(words.unansweredKeep),
      onSure: onDrop,
    })
  }
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-lg border border-warn/45 bg-surface p-5 shadow-1 max-desk:flex-wrap max-desk:p-4"
    >
      <Icon name="warning" className="mt-0.5 size-5 text-warn" />
      <div className="min-w-0 flex-1">
        <p className="text-14 font-medium">{title}</p>
        <p className="mt-0.5 text-13 text-muted">{line}</p>
        {children}
        <Fault text={fault} className="mt-3" />
      </div>
      <div className="flex gap-2 max-desk:w-full max-desk:*:flex-1">
        <Button variant="secondary" size="sm" disabled={busy} onClick={askToDrop}>
          {drop}
        </Button>
        <Button size="sm" loading={busy} softDisabled={incomplete} onClick={onAsk}>
          {t(words.unansweredAsk)}
        </Button>
      </div>
    </div>
  )
}
