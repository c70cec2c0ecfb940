import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { gateText } from './messages.ts'

const reasons = [
  { icon: 'shield', title: gateText.whySafe, line: gateText.whySafeLine },
  { icon: 'card', title: gateText.whyName, line: gateText.whyNameLine },
  { icon: 'lock', title: gateText.whyPrivate, line: gateText.whyPrivateLine },
] as const

export function GateReasons() {
  const t = useText()
  return (
    <aside className="self-start rounded-lg bg-brand-text/5 p-6 max-desk:p-4">
      <h2 className="text-16 font-semibold">{t(gateText.whyTitle)}</h2>
      <ul className="mt-4 space-y-5">
        {reasons.map(({ icon, title, line }) => (
          <li key={title} className="flex gap-3.5">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-text/10 text-brand-text">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="text-14 font-medium">{t(title)}</h3>
              <p className="mt-0.5 text-13 text-muted">{t(line)}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  )
}
