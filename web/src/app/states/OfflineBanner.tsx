import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { useOnline } from '../../platform/network/online.ts'
import { faultText } from '../words/messages.ts'

/** Warns that the page may be stale. */
export function OfflineBanner() {
  const t = useText()
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="flex min-h-9 items-center justify-center gap-2 bg-warn px-4 py-1.5 text-13 text-page">
          <Icon name="warning" className="size-4" />
          {t(faultText.offline)}
        </p>
      )}
    </div>
  )
}
