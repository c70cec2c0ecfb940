import { classNames } from '@xinghe/ui/class-names.ts'
import { CopyButton } from '@xinghe/ui/CopyButton.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { waitText as words } from './messages.ts'

interface CopyRowProps {
  name: string
  value: string
  /** For reading, where that differs from what is copied. */
  shown?: string | undefined
  /** Under the value. */
  line?: string | undefined
  /** What is easily forgotten stands out. */
  strong?: boolean | undefined
  /** To be chosen elsewhere, not entered. */
  fixed?: boolean | undefined
}

/** One thing that the payment is told. */
export function CopyRow({ name, value, shown, line, strong, fixed }: CopyRowProps) {
  const t = useText()
  return (
    <div
      className={classNames(
        'flex items-center gap-4 py-3 max-desk:gap-3',
        strong && '-mx-3 rounded-md border border-warn/40 bg-warn/6 px-3',
      )}
    >
      <dt className="w-20 shrink-0 text-13 text-muted">{name}</dt>
      <dd className="flex min-w-0 flex-1 items-center justify-between gap-3">
        <span className="min-w-0">
          <span
            className={classNames(
              'font-num break-all',
              strong ? 'text-20 font-bold tracking-[0.08em]' : 'text-16',
            )}
          >
            {shown ?? value}
          </span>
          {line !== undefined && <span className="block text-12 text-warn">{line}</span>}
        </span>
        {!fixed && (
          <CopyButton
            iconOnly
            text={value}
            label={t(words.copyOf, { what: name })}
            copiedLabel={t(words.copied)}
            failedLabel={t(words.copyFault)}
            variant="secondary"
          />
        )}
      </dd>
    </div>
  )
}
