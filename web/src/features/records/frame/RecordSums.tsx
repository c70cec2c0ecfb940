import { classNames } from '@xinghe/ui/class-names.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { frameText as words } from './messages.ts'

export interface RecordSum {
  /** Untranslated. */
  readonly title: string
  /** Undefined while it is on its way. */
  readonly text: string | undefined
  readonly tone?: ComponentProps<typeof Money>['tone']
}

interface RecordSumsProps {
  sums: readonly RecordSum[]
  /** What the sums count, untranslated. */
  line: string
  /** Beside the sums; null where there is none to draw, undefined while it is on its way. */
  chart: ReactNode
  amountsShown: boolean
}

/** The sums of a period, with a chart beside them. */
export function RecordSums({ sums, line, chart, amountsShown }: RecordSumsProps) {
  const t = useText()
  const alone = chart === null
  return (
    <section className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
      <div
        className={classNames(
          'grid gap-8 max-desk:gap-5',
          !alone && 'desk:grid-cols-[16rem_minmax(0,1fr)]',
        )}
      >
        <div>
          <dl className={classNames('grid gap-3 max-desk:grid-cols-3', alone && 'grid-cols-3')}>
            {sums.map(({ title, text, tone }) => (
              <div key={title} className="min-w-0">
                <dt className="text-13 text-muted">{t(title)}</dt>
                <dd>
                  {text === undefined ? (
                    <Skeleton className="mt-1 h-7 w-28 max-w-full" />
                  ) : (
                    <Money
                      text={text}
                      tone={tone}
                      hidden={!amountsShown}
                      hiddenLabel={t(words.hidden)}
                      className="text-20 font-bold max-desk:text-16"
                    />
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-12 text-muted">{t(line)}</p>
        </div>
        {chart === undefined ? <Skeleton className="h-48 rounded-md" /> : chart}
      </div>
    </section>
  )
}
