import { Icon } from '@xinghe/ui/Icon.tsx'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { protectionText as words } from './messages.ts'

const rules: readonly { icon: IconName; title: string; line: string }[] = [
  { icon: 'arrow-down', title: words.ruleLower, line: words.ruleLowerLine },
  { icon: 'clock', title: words.ruleRaise, line: words.ruleRaiseLine },
  { icon: 'lock', title: words.ruleBreak, line: words.ruleBreakLine },
]

/** How the limits work, before any of them is set. */
export function RulesCard() {
  const t = useText()
  return (
    <TitledCard title={t(words.title)} line={t(words.intro)}>
      <ul className="grid grid-cols-3 gap-4 max-desk:grid-cols-1">
        {rules.map(({ icon, title, line }) => (
          <li key={title} className="flex items-start gap-3">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-success/10 text-success">
              <Icon name={icon} className="size-4" />
            </span>
            <div>
              <p className="text-14 font-medium">{t(title)}</p>
              <p className="mt-0.5 text-13 text-muted">{t(line)}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
