import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/match-book.ts'
import type { MatchAnswer } from '../book/use-match.ts'
import { statisticNames } from '../messages.ts'

type Statistic = MatchAnswer['statistics'][number]

/** Corners and cards are told live with the head; the rest as it stood when the match was asked for. */
const liveStatistic = (head: MatchHead, known: Statistic): Statistic => {
  if (known.name === 'corners')
    return { ...known, h: head.corner_h ?? known.h, c: head.corner_c ?? known.c }
  if (known.name === 'reds')
    return { ...known, h: head.redcard_h ?? known.h, c: head.redcard_c ?? known.c }
  return known
}

type StatisticBarsProps = { head: MatchHead; statistics: readonly Statistic[] }

/** Home against away, one bar for each thing that is counted. */
export function StatisticBars({ head, statistics }: StatisticBarsProps) {
  const t = useText()
  return (
    <dl className="space-y-2">
      {statistics.map((known) => {
        const { name, h, c } = liveStatistic(head, known)
        const share = h + c === 0 ? 50 : (h / (h + c)) * 100
        return (
          <div key={name} className="grid grid-cols-[2rem_1fr_2rem] items-center gap-2 text-13">
            <dt className="col-start-2 row-start-1 text-center text-12 text-muted">
              {t(statisticNames[name] ?? name)}
            </dt>
            <dd className="col-start-1 row-span-2 row-start-1 font-num font-bold">{h}</dd>
            <dd className="col-start-3 row-span-2 row-start-1 text-right font-num font-bold">
              {c}
            </dd>
            <span
              aria-hidden
              className="col-start-2 flex h-1.5 gap-0.5 overflow-hidden rounded-full"
            >
              <span className="bg-brand" style={{ width: `${share}%` }} />
              <span className="flex-1 bg-gold" />
            </span>
          </div>
        )
      })}
    </dl>
  )
}
