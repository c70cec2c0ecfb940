import { Link } from 'react-router'
import type { OutputOf } from '@xinghe/contract/call.ts'
import type { raceBoard } from '@xinghe/contract/promotions-race.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { TimeLeft } from '../frame/TimeLeft.tsx'
import { raceText as words } from './messages.ts'

type Place = NonNullable<OutputOf<typeof raceBoard>['mine']>

interface MyPlaceProps {
  place: Place
  until: Instant
  onWeekEnd: () => void
}

/** The own rank, what it would win, and what is missing to the next one. */
export function MyPlace({
  place: { rank, counted, prize, toNext },
  until,
  onWeekEnd,
}: MyPlaceProps) {
  const t = useText()
  const amount = fenToCny(toNext)
  const next =
    rank === 1 ? t(words.first) : t(rank === null ? words.toBoard : words.toNext, { amount })
  return (
    <TitledCard
      title={t(words.mine)}
      action={
        <Link to={pathOf('sport')} className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
          {t(words.play)}
        </Link>
      }
    >
      <div className="grid grid-cols-4 gap-4 max-desk:grid-cols-2">
        <p className="col-span-1">
          <span className="block font-num text-28 font-bold text-gold-text">
            {rank === null ? t(words.noRank) : t(words.rank, { rank })}
          </span>
          <span className="mt-1 block text-13 text-muted">{next}</span>
        </p>
        <p>
          <span className="block text-13 text-muted">{t(words.counted)}</span>
          <span className="mt-1 block font-num text-20 font-bold">{fenToCny(counted)}</span>
        </p>
        <p>
          <span className="block text-13 text-muted">{t(words.prize)}</span>
          <span className="mt-1 block font-num text-20 font-bold">{fenToCny(prize)}</span>
        </p>
        <p>
          <span className="block text-13 text-muted">{t(words.weekEnds)}</span>
          <TimeLeft
            until={until}
            label={t(words.weekEnds)}
            onEnd={onWeekEnd}
            className="mt-1 block text-20 font-bold"
          />
        </p>
      </div>
    </TitledCard>
  )
}
