import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { attachText as words } from '../words/messages.ts'

export function ListSkeleton() {
  const t = useText()
  return (
    <div role="status" aria-label={t(words.loading)} className="space-y-3">
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} className="h-14" />
      ))}
    </div>
  )
}
