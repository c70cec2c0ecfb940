import type { FeedbackType } from '@xinghe/rules/inbox/feedback.ts'
import type { IconName } from '@xinghe/ui/icon-paths.ts'

export const typeIcons: Readonly<Record<FeedbackType, IconName>> = {
  1: 'deposit',
  2: 'withdraw',
  3: 'sport',
  4: 'gift',
  5: 'user',
  6: 'settings',
  7: 'star',
  8: 'message',
}
