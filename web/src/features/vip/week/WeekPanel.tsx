import { siteMinute } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Badge, type BadgeTone } from '@xinghe/ui/Badge.tsx'
import { Button } from '@xinghe/ui/Button.tsx'
import { ProgressBar } from '@xinghe/ui/Progress.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { vipText as words } from '../parts/messages.ts'
import { useClaim } from '../parts/use-claim.ts'
import { useWeek, type Week } from '../parts/use-vip.ts'

type PastWeek = Week['last'][number]

const stateTexts: Record<PastWeek['state'], string> = {
  none: words.none,
  growing: words.growing,
  offered: words.offered,
  claimed: words.claimedState,
  expired: words.expired,
}
const stateTones: Record<PastWeek['state'], BadgeTone> = {
  none: 'neutral',
  growing: 'brand',
  offered: 'gold',
  claimed: 'success',
  expired: 'neutral',
}

interface RunningWeekProps {
  counted: Fen
  needed: Fen
  gift: Fen
}

function RunningWeek({ counted, needed, gift }: RunningWeekProps) {
  const t = useText()
  const progress = t(words.weekOf, { counted: fenToCny(counted), needed: fenToCny(needed) })
  return (
    <div>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-13 text-muted">{t(words.weekLabel)}</span>
        <span className="font-num font-bold">{progress}</span>
      </p>
      <ProgressBar
        value={Number(counted < needed ? counted : needed)}
        max={Number(needed)}
        label={t(words.weekLabel)}
        valueText={progress}
        tone="gold"
      />
      <p className="mt-2 text-13 text-muted">
        {counted >= needed
          ? t(words.weekReached, { gift: fenToCny(gift) })
          : t(words.weekLeft, { left: fenToCny(needed - counted), gift: fenToCny(gift) })}
      </p>
    </div>
  )
}

/** The gift of the week before, while it can be claimed. */
function WaitingGift({ awardId, gift }: { awardId: string; gift: PastWeek }) {
  const t = useText()
  const { busy, claim } = useClaim()
  return (
    <div className="mb-5 flex items-center justify-between gap-4 rounded-md border border-gold-text/30 bg-gold/8 p-4">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium">{t(words.weekOffered)}</span>
          <span className="font-num text-20 font-bold text-gold-text">{fenToCny(gift.amount)}</span>
        </p>
        {gift.claimUntil !== null && (
          <p className="text-13 text-muted">
            {t(words.until, { at: siteMinute(gift.claimUntil) })}
          </p>
        )}
      </div>
      <Button
        loading={busy}
        aria-label={t(words.claimOf, {
          title: t(words.weekGift),
          amount: fenToCny(gift.amount),
        })}
        onClick={() => void claim(awardId)}
      >
        {t(words.claim)}
      </Button>
    </div>
  )
}

function LastWeeks({ last }: { last: readonly PastWeek[] }) {
  const t = useText()
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="text-13 text-muted">{t(words.weekLast)}</h3>
      {last.length === 0 ? (
        <p className="mt-2 text-14 text-muted">{t(words.weekEmpty)}</p>
      ) : (
        <ul className="mt-2 grid grid-cols-4 gap-2 max-desk:grid-cols-2">
          {last.map(({ week, amount, state }) => (
            <li key={week} className="rounded-md bg-ink/3 p-3">
              <p className="flex items-center justify-between gap-2 font-num text-12 text-muted">
                {week.slice(5)}
                <Badge tone={stateTones[state]}>{t(stateTexts[state])}</Badge>
              </p>
              <p className="mt-1 font-num text-16 font-bold">{fenToCny(amount)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** 周礼金: this week's play, the gift that waits, and the last ones. */
export function WeekPanel({ toFirst }: { toFirst: Fen }) {
  const t = useText()
  const query = useWeek()
  const { data: week } = query
  const waiting = week?.last.find(({ state }) => state === 'offered')
  return (
    <TitledCard title={t(words.week)} line={t(words.weekLine)}>
      {week === undefined ? (
        query.isError ? (
          <QueryError title={t(words.fault)} query={query} />
        ) : (
          <Skeleton className="h-24" />
        )
      ) : (
        <>
          {week.awardId !== null && waiting !== undefined && (
            <WaitingGift awardId={week.awardId} gift={waiting} />
          )}
          {week.needed === null || week.gift === null ? (
            <p>
              <span className="font-medium">{t(words.weekNone)}</span>
              <span className="mt-1 block text-13 text-muted">
                {t(words.weekNoneLine, { left: fenToCny(toFirst) })}
              </span>
            </p>
          ) : (
            <RunningWeek counted={week.counted} needed={week.needed} gift={week.gift} />
          )}
          <LastWeeks last={week.last} />
        </>
      )}
    </TitledCard>
  )
}
