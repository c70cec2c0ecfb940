import { CopyButton } from '@xinghe/ui/CopyButton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { slipText as words } from '../words/slip-messages.ts'

/** The number by which a bet is found again, ready to be copied. */
export function Ticket({ id }: { id: string }) {
  const t = useText()
  return (
    <p className="flex items-center gap-1 text-12 text-muted">
      {t(words.ticket)}
      <span className="font-num break-all text-ink">{id}</span>
      <CopyButton
        text={id}
        iconOnly
        label={t(words.copy)}
        copiedLabel={t(words.copied)}
        failedLabel={t(words.copyFailed)}
      />
    </p>
  )
}
