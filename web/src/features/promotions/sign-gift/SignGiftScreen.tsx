import type { ReactNode } from 'react'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { ProgressBar } from '@xinghe/ui/Progress.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ActivityPage, type ShownActivity } from '../frame/ActivityPage.tsx'
import { ConditionLine } from '../frame/ConditionLine.tsx'
import type { Item } from '../frame/use-activity.ts'
import { usePress } from '../frame/use-press.ts'
import { signGiftText as words } from './messages.ts'
import { MonthCalendar } from './MonthCalendar.tsx'
import { StreakRow } from './StreakRow.tsx'

type Shown = ShownActivity<'signGift'>

/** Today's button, and yesterday's where it can be made up. */
function SignPanel({ activity, mine }: Shown & { mine: NonNullable<Shown['mine']> }) {
  const t = useText()
  const { kind, id } = activity
  const pressing = usePress(kind, id)
  const [today, yesterday] = mine.items
  const press = async ({ period }: Item): Promise<void> => {
    const outcome = await pressing.send({ kind, id, action: 'sign', period })
    if (outcome?.kind !== 'answered') return
    const amount = fenToCny(outcome.answer.award?.amount ?? 0n)
    showToast(t(words.done, { amount }), { tone: 'success' })
  }
  const isSigned = today?.state === 'claimed'
  return (
    <div className="mt-6 space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        {today !== undefined && (
          <Button
            variant="gold"
            size="lg"
            loading={pressing.busy}
            disabled={today.state !== 'claimable'}
            onClick={() => void press(today)}
          >
            {t(isSigned ? words.signed : words.sign)}
          </Button>
        )}
        {yesterday !== undefined && yesterday.state === 'claimable' && (
          <Button
            variant="secondary"
            disabled={pressing.busy}
            onClick={() => void press(yesterday)}
          >
            {t(words.makeUp)}
          </Button>
        )}
        <p className="text-13 text-muted">
          {today !== undefined && !isSigned && t(words.today, { amount: fenToCny(today.amount) })}
          {yesterday?.state === 'claimable' && (
            <span className="ml-3">
              {t(words.makeUpGives, { day: yesterday.period, amount: fenToCny(yesterday.amount) })}
            </span>
          )}
        </p>
      </div>
      <Fault text={pressing.fault} />
      {today?.state === 'locked' && (
        <ul aria-label={t(words.conditions)} className="space-y-2">
          {today.conditions.map((condition) => (
            <li key={condition.code}>
              <ConditionLine condition={condition} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function SignGift(shown: Shown) {
  const t = useText()
  const { activity, mine } = shown
  const { rewards, monthDays, monthReward } = activity.terms
  const streak = mine?.streak ?? null
  // A finished round is shown until the next day begins another.
  const days = streak?.days ?? 0
  const isFull = days > 0 && days % rewards.length === 0 && mine?.items[0]?.state === 'claimed'
  const inMonth = streak?.month.length ?? 0
  return (
    <>
      <TitledCard
        title={streak === null ? t(words.title) : t(words.streak, { days })}
        line={t(words.line)}
      >
        <StreakRow rewards={rewards} done={isFull ? rewards.length : days % rewards.length} />
        {mine !== null && <SignPanel {...shown} mine={mine} />}
      </TitledCard>
      <TitledCard
        title={t(words.month)}
        line={t(words.monthLine, { days: monthDays, amount: fenToCny(monthReward) })}
      >
        {streak !== null && mine !== null && (
          <>
            <ProgressBar
              tone="gold"
              value={Math.min(inMonth, monthDays)}
              max={monthDays}
              label={t(words.month)}
              valueText={t(words.monthProgress, { have: inMonth, need: monthDays })}
            />
            <p className="mt-1.5 mb-5 flex justify-between font-num text-13 text-muted">
              <span>{t(words.monthProgress, { have: inMonth, need: monthDays })}</span>
              <span>{t(words.makeUpsLeft, { count: streak.makeUpsLeft })}</span>
            </p>
            <MonthCalendar today={mine.period} signed={streak.month} />
          </>
        )}
      </TitledCard>
    </>
  )
}

export function SignGiftScreen({ id, notFound }: { id: string; notFound: ReactNode }) {
  return (
    <ActivityPage kind="signGift" id={id} steps={words.steps} notFound={notFound}>
      {(shown) => <SignGift {...shown} />}
    </ActivityPage>
  )
}
