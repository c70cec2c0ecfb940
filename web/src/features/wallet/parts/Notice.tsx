import type { ReactNode } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { emit } from '../../../platform/bus/events.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { partsText as words } from './messages.ts'

interface NoticeProps {
  title: string
  line: string
  tone?: 'warn' | 'danger' | undefined
  action?: ReactNode
  /** Offers customer service. */
  support?: boolean | undefined
  className?: string | undefined
}

const looks = {
  warn: { box: 'border-warn/35 bg-warn/8', icon: 'text-warn' },
  danger: { box: 'border-danger/35 bg-danger/8', icon: 'text-danger' },
} as const

/** Why an action is blocked, and the next step. */
export function Notice({ title, line, tone = 'warn', action, support, className }: NoticeProps) {
  const t = useText()
  return (
    <section
      role="alert"
      className={classNames(
        'flex items-center gap-4 rounded-lg border p-4 max-desk:flex-col max-desk:items-stretch',
        looks[tone].box,
        className,
      )}
    >
      <div className="flex flex-1 items-start gap-3">
        <Icon name="warning" className={classNames('mt-0.5 size-5 shrink-0', looks[tone].icon)} />
        <div>
          <p className="text-14 font-medium text-ink">{title}</p>
          <p className="mt-0.5 text-13 text-ink">{line}</p>
        </div>
      </div>
      {action}
      {support && (
        <Button variant="secondary" icon="headset" onClick={() => emit('support_asked')}>
          {t(words.support)}
        </Button>
      )}
    </section>
  )
}
