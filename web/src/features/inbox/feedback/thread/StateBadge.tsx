import type { FeedbackState } from '@xinghe/rules/inbox/feedback.ts'
import { Badge, type BadgeTone } from '@xinghe/ui/Badge.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { stateNames } from '../words/messages.ts'

const tones: Readonly<Record<FeedbackState, BadgeTone>> = {
  waiting: 'warning',
  answered: 'success',
  closed: 'neutral',
}

export function StateBadge({ state }: { state: FeedbackState }) {
  const t = useText()
  return <Badge tone={tones[state]}>{t(stateNames[state])}</Badge>
}
