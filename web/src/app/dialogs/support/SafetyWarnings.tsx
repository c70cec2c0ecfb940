import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { supportText } from './messages.ts'

const warnings = [supportText.safety, supportText.offline, supportText.code]

export function SafetyWarnings() {
  const t = useText()
  return (
    <ul className="space-y-3">
      {warnings.map((warning) => (
        <li key={warning} className="flex gap-3 text-14 leading-relaxed">
          <Icon name="shield" className="mt-0.5 size-5 text-gold-text" />
          {t(warning)}
        </li>
      ))}
    </ul>
  )
}
