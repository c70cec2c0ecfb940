import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { walletText as words } from './messages.ts'

/** The shape of the wallet page while it is under way. */
export function WalletSkeleton() {
  const t = useText()
  return (
    <div aria-busy className="space-y-4">
      <p role="status" className="sr-only">
        {t(words.loading)}
      </p>
      <Skeleton className="h-64 rounded-lg max-desk:h-96" />
      <div className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
        <Skeleton className="mb-4 h-6 w-32" />
        {[0, 1].map((row) => (
          <div key={row} className="flex items-center gap-4 py-4">
            <Skeleton className="h-14 w-21 rounded-md" />
            <Skeleton className="h-10 flex-1" />
          </div>
        ))}
      </div>
    </div>
  )
}
