import { CopyButton } from '@xinghe/ui/CopyButton.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { frameText as words } from './messages.ts'

interface RecordDetailsProps {
  id: string
  idLabel: string
  copyLabel: string
  amount: ReactNode
  badge: ReactNode
  /** Name and value; what has no value is null. */
  lines: readonly (readonly [name: string, value: ReactNode] | null)[]
  children?: ReactNode
}

/** One record: its amount and state large, then everything else line by line. */
export function RecordDetails(props: RecordDetailsProps) {
  const { id, idLabel, copyLabel, amount, badge, lines, children } = props
  const t = useText()
  const copy = (
    <span className="inline-flex items-center gap-1 font-num break-all">
      {id}
      <CopyButton
        text={id}
        iconOnly
        label={copyLabel}
        copiedLabel={t(words.copied)}
        failedLabel={t(words.copyFailed)}
      />
    </span>
  )
  return (
    <>
      <div className="mb-3 text-center">
        <div>{amount}</div>
        <div className="mt-2">{badge}</div>
      </div>
      <dl className="divide-y divide-line border-y border-line text-14">
        {[[idLabel, copy] as const, ...lines].map(
          (line) =>
            line !== null && (
              <div
                key={line[0]}
                className="flex min-h-11 items-center justify-between gap-6 py-1.5"
              >
                <dt className="shrink-0 text-muted">{line[0]}</dt>
                <dd className="min-w-0 text-right break-words">{line[1]}</dd>
              </div>
            ),
        )}
      </dl>
      {children}
    </>
  )
}
