import { useId } from 'react'
import { Link } from 'react-router'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { ProgressBar } from '@xinghe/ui/Progress.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useWeightsText } from '../../../platform/turnover/use-weights-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { withdrawText as words } from './messages.ts'
import { shareMax, shareOf } from './turnover-share.ts'
import type { MemberTerms } from './withdrawal-terms.ts'

type Turnover = MemberTerms['turnover']

const kinds = {
  deposit: words.turnoverDeposit,
  award: words.turnoverAward,
  adjustment: words.turnoverAdjustment,
} as const

function Line({ line }: { line: Turnover['lines'][number] }) {
  const t = useText()
  const { kind, asked, done, madeAt } = line
  const left = asked > done ? asked - done : 0n
  const progress = t(words.turnoverOf, { done: fenToCny(done), asked: fenToCny(asked) })
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="mb-1.5 flex flex-wrap items-baseline gap-x-3 text-13">
        <span className="font-medium">{t(kinds[kind])}</span>
        <span className="font-num text-muted">{siteMinute(madeAt)}</span>
        <span className="ml-auto font-num text-muted">{progress}</span>
        <span className={left > 0n ? 'text-warn' : 'text-success'}>
          {left > 0n ? t(words.turnoverLeft, { left: fenToCny(left) }) : t(words.turnoverFull)}
        </span>
      </div>
      <ProgressBar
        value={shareOf(done, asked)}
        max={shareMax}
        label={`${t(kinds[kind])} ${siteMinute(madeAt)}`}
        valueText={progress}
        tone={left > 0n ? 'gold' : 'success'}
        className="h-1.5"
      />
    </li>
  )
}

/** The turnover that is required before a withdrawal, by line. */
export function TurnoverPanel({ turnover }: { turnover: Turnover }) {
  const t = useText()
  const id = useId()
  const { asked, done, left, lines, weights } = turnover
  const weightsLine = useWeightsText()(weights)
  const whole = t(words.turnoverOf, { done: fenToCny(done), asked: fenToCny(asked) })
  return (
    <section
      aria-labelledby={id}
      className="rounded-lg border border-warn/35 bg-surface p-6 shadow-1 max-desk:p-4"
    >
      <header className="mb-4 flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-warn/10 text-warn">
          <Icon name="info" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-16 font-bold">
            {t(words.turnoverTitle, { left: fenToCny(left) })}
          </h2>
          <p className="mt-0.5 text-13 text-pretty text-muted">{t(words.turnoverLine)}</p>
          {weightsLine !== null && lines.some(({ kind }) => kind === 'award') && (
            <p className="mt-0.5 text-13 text-pretty text-muted">{weightsLine}</p>
          )}
          <Link to={pathOf('helpQk')} className={buttonStyle({ variant: 'link', size: 'sm' })}>
            {t(words.turnoverHelp)}
          </Link>
        </div>
      </header>
      {lines.length > 1 && (
        <div className="mb-4 rounded-md bg-ink/3 p-3">
          <p className="mb-1.5 flex justify-between gap-3 text-13">
            <span className="font-medium">{t(words.turnoverWhole)}</span>
            <span className="font-num text-muted">{whole}</span>
          </p>
          <ProgressBar
            value={shareOf(done, asked)}
            max={shareMax}
            label={t(words.turnoverWhole)}
            valueText={whole}
            tone="brand"
            className="h-2.5"
          />
        </div>
      )}
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <Line key={`${line.cause} ${line.madeAt}`} line={line} />
        ))}
      </ul>
    </section>
  )
}
