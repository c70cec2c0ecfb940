import { RuleSections } from '@xinghe/ui/RuleSections.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { vipText as words } from '../parts/messages.ts'
import type { GradeList } from '../parts/use-vip.ts'

/** The rules as the server writes them from the terms. */
export function RulesPanel({ rules }: { rules: GradeList['rules'] }) {
  const t = useText()
  return (
    <TitledCard title={t(words.rules)}>
      <RuleSections rules={rules} />
    </TitledCard>
  )
}
