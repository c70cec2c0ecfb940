import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { gateText } from './messages.ts'

interface GateTrailProps {
  phoned: boolean
  named: boolean
}

/** The two required bindings, and which of them exist. */
export function GateTrail({ phoned, named }: GateTrailProps) {
  const t = useText()
  const parts = [
    { icon: 'phone', text: gateText.phone, done: phoned, current: !phoned },
    { icon: 'user', text: gateText.realName, done: named, current: phoned && !named },
  ] as const
  return (
    <ol aria-label={t(gateText.steps)} className="mb-6 grid grid-cols-2 gap-3">
      {parts.map(({ icon, text, done, current }) => (
        <li
          key={text}
          aria-current={current ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-3 rounded-md border px-4 py-3 text-14',
            current && 'border-brand-text bg-brand-text/6 font-medium text-brand-text',
            done && 'border-success/40 bg-success/6 text-success',
            !current && !done && 'border-line text-muted',
          )}
        >
          <Icon name={done ? 'success' : icon} className="size-5 shrink-0" />
          {t(text)}
        </li>
      ))}
    </ol>
  )
}
