import { useText } from '../../../platform/i18n/use-text.ts'
import { boardText as words } from '../words/messages.ts'

/** Visible on keyboard focus only: skips from the prices to the stakes. */
export function SkipToSlip({ onSkip }: { onSkip: () => void }) {
  const t = useText()
  return (
    <button
      type="button"
      aria-keyshortcuts="S"
      onClick={onSkip}
      className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:m-2 focus:rounded-md focus:bg-brand focus:px-4 focus:py-2 focus:text-14 focus:text-brand-ink"
    >
      {t(words.toSlip)}
    </button>
  )
}
