import { RuleSections } from '@xinghe/ui/RuleSections.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { frameText as words } from './messages.ts'
import type { Activity } from './use-activity.ts'

/** The rules as the server wrote them from the terms. */
export function ActivityRules({ rules }: Pick<Activity, 'rules'>) {
  const t = useText()
  return (
    <TitledCard title={t(words.rules)}>
      <RuleSections rules={rules} />
    </TitledCard>
  )
}
