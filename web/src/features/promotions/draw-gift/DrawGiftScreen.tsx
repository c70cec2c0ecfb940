import type { ReactNode } from 'react'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { weightOf } from '@xinghe/rules/promotions/draw-gift.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ActivityPage, type ShownActivity } from '../frame/ActivityPage.tsx'
import { ConditionLine } from '../frame/ConditionLine.tsx'
import { drawGiftText as words } from './messages.ts'
import { PastDraws } from './PastDraws.tsx'
import { useWheel } from './use-wheel.ts'
import { Wheel } from './Wheel.tsx'

type Shown = ShownActivity<'drawGift'>

function PrizeTable({ prizes }: Pick<Shown['activity']['terms'], 'prizes'>) {
  const t = useText()
  const sum = weightOf(prizes)
  return (
    <table className="w-full text-14">
      <caption className="mb-2 text-left text-13 text-muted">{t(words.prizesLine)}</caption>
      <thead>
        <tr className="border-b border-line text-left text-12 text-muted">
          <th className="py-2 font-normal">{t(words.amount)}</th>
          <th className="py-2 text-right font-normal">{t(words.chance)}</th>
        </tr>
      </thead>
      <tbody className="font-num">
        {prizes.map(({ amount, weight }) => (
          <tr key={String(amount)} className="border-b border-line last:border-0">
            <td className="py-2 font-bold text-gold-text">{fenToCny(amount)}</td>
            <td className="py-2 text-right">{Number(((weight * 100) / sum).toFixed(4))}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DrawGift({ activity, mine }: Shown) {
  const t = useText()
  const { prizes, countedPerDraw, drawsPerDay } = activity.terms
  const wheel = useWheel(activity, mine?.draws ?? null)
  const { draws } = wheel
  const next = mine?.items.find(({ state }) => state === 'locked')
  const left = draws?.left ?? 0
  return (
    <>
      <TitledCard
        title={t(words.title)}
        line={t(words.perDraw, { amount: fenToCny(countedPerDraw), count: drawsPerDay })}
      >
        <div className="grid grid-cols-[minmax(0,1fr)_16rem] items-center gap-8 max-desk:grid-cols-1 max-desk:gap-5">
          <Wheel prizes={prizes} turns={wheel.turns} onStop={wheel.onStop} />
          <PrizeTable prizes={prizes} />
        </div>
        {draws !== null && (
          <div className="mt-6 space-y-3">
            <div className="flex flex-wrap items-center gap-4">
              <Button
                variant="gold"
                size="lg"
                className="min-w-36"
                loading={wheel.busy}
                disabled={left === 0 && !wheel.busy}
                onClick={() => void wheel.draw()}
              >
                {t(wheel.isTurning ? words.turning : words.draw)}
              </Button>
              <p className="text-14">
                {left === 0 && draws.used >= drawsPerDay
                  ? t(words.usedUp)
                  : t(words.left, { count: left })}
              </p>
            </div>
            <Fault text={wheel.fault} />
            {left === 0 && next?.conditions[0] !== undefined && (
              <ConditionLine condition={next.conditions[0]} />
            )}
          </div>
        )}
      </TitledCard>
      {draws !== null && (
        <TitledCard title={t(words.fair)} line={t(words.fairLine)}>
          <dl className="mb-5">
            <dt className="text-12 text-muted">{t(words.nextCommit)}</dt>
            <dd className="font-mono text-13 break-all">{draws.commit}</dd>
          </dl>
          <h3 className="mb-3 text-14 font-semibold">{t(words.past)}</h3>
          <PastDraws prizes={prizes} past={draws.past} />
        </TitledCard>
      )}
    </>
  )
}

export function DrawGiftScreen({ id, notFound }: { id: string; notFound: ReactNode }) {
  return (
    <ActivityPage kind="drawGift" id={id} steps={words.steps} notFound={notFound}>
      {(shown) => <DrawGift {...shown} />}
    </ActivityPage>
  )
}
