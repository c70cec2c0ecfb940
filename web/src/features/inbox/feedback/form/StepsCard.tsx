import {
  closedAfterDays,
  messagesPerDay,
  reopenedWithinDays,
  threadsPerDay,
} from '@xinghe/rules/inbox/feedback.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { Link } from 'react-router'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../../platform/navigation/route-paths.ts'
import { formText as words } from '../words/messages.ts'

/** What happens with a thread, and where answers are found without one. */
export function StepsCard() {
  const t = useText()
  const steps: { icon: IconName; title: string; line: string }[] = [
    {
      icon: 'edit',
      title: t(words.step1),
      line: t(words.step1Line, { threads: threadsPerDay, messages: messagesPerDay }),
    },
    { icon: 'headset', title: t(words.step2), line: t(words.step2Line) },
    { icon: 'check', title: t(words.step3), line: t(words.step3Line, { days: closedAfterDays }) },
    {
      icon: 'refresh',
      title: t(words.step4),
      line: t(words.step4Line, { days: reopenedWithinDays }),
    },
  ]
  return (
    <div className="space-y-4">
      <TitledCard title={t(words.steps)}>
        <ol>
          {steps.map(({ icon, title, line }, at) => (
            <li key={icon} className="flex gap-3.5">
              <span aria-hidden className="flex flex-col items-center">
                <span className="grid size-8 place-items-center rounded-full bg-brand-text/10 text-brand-text">
                  <Icon name={icon} className="size-4" />
                </span>
                {at < steps.length - 1 && <span className="w-px flex-1 bg-line" />}
              </span>
              <div className="pb-5">
                <p className="pt-1 text-14 font-medium">{title}</p>
                <p className="mt-0.5 text-13 text-pretty text-muted">{line}</p>
              </div>
            </li>
          ))}
        </ol>
      </TitledCard>
      <TitledCard title={t(words.help)} line={t(words.helpLine)}>
        <Link
          to={pathOf('helpKh')}
          className="inline-flex items-center gap-1 text-14 text-brand-text underline-offset-4 hover:underline"
        >
          {t(words.toHelp)}
          <Icon name="chevron-right" className="size-4" />
        </Link>
      </TitledCard>
    </div>
  )
}
