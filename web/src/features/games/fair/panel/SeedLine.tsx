import { CopyButton } from '@xinghe/ui/CopyButton.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { fairText as words } from './messages.ts'

/** A seed or a hash: 64 digits that wrap, and a button that copies them. */
export function SeedLine({ label, value }: { label: string; value: string }) {
  const t = useText()
  return (
    <div>
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="mt-0.5 flex items-start gap-2">
        <code className="min-w-0 flex-1 font-mono text-12 leading-5 break-all">{value}</code>
        <CopyButton
          text={value}
          label={`${t(words.copy)} ${label}`}
          copiedLabel={t(words.copied)}
          failedLabel={t(words.copyFailed)}
          iconOnly
          size="sm"
        />
      </dd>
    </div>
  )
}
