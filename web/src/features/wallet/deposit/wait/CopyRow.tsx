import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { Copy } from '../../parts/Copy.tsx'
import { waitText as words } from './messages.ts'

interface CopyRowProps {
  name: string
  value: string
  /** For reading, where that differs from what is copied. */
  shown?: string | undefined
  /** Under the value. */
  line?: string | undefined
  /** Highlighted. */
  strong?: boolean | undefined
  /** Not copied: it is chosen from a list in the bank's app. */
  fixed?: boolean | undefined
}

/** One value to enter into the payment. */
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
          <Copy iconOnly text={value} label={t(words.copyOf, { what: name })} variant="secondary" />
        )}
      </dd>
    </div>
  )
}
