import { useText } from '../../../platform/i18n/use-text.ts'
import { statisticText } from '../words/match-messages.ts'
import type { Statistic } from './statistics.ts'

/** Home against away, one bar for each thing that is counted. */
export function StatisticBars({ statistics }: { statistics: readonly Statistic[] }) {
  const t = useText()
  return (
    <dl className="space-y-2">
      {statistics.map(({ name, home, away }) => {
        const share = home + away === 0 ? 50 : (home / (home + away)) * 100
        return (
          <div key={name} className="grid grid-cols-[2rem_1fr_2rem] items-center gap-2 text-13">
            <dt className="col-start-2 row-start-1 text-center text-12 text-muted">
              {t(statisticText[name] ?? name)}
            </dt>
            <dd className="col-start-1 row-span-2 row-start-1 font-num font-bold">{home}</dd>
            <dd className="col-start-3 row-span-2 row-start-1 text-right font-num font-bold">
              {away}
            </dd>
            <span
              aria-hidden
              className="col-start-2 flex h-1.5 gap-0.5 overflow-hidden rounded-full"
            >
              <span
                className={home + away === 0 ? 'bg-line' : 'bg-brand'}
                style={{ width: `${share}%` }}
              />
              <span className={home + away === 0 ? 'flex-1 bg-line' : 'flex-1 bg-gold'} />
            </span>
          </div>
        )
      })}
    </dl>
  )
}
