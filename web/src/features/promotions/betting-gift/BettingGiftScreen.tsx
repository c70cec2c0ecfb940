import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { ActivityPage, type ShownActivity } from '../frame/ActivityPage.tsx'
import { bettingGiftText as words } from './messages.ts'
import { StepList } from './StepList.tsx'

function BettingGift({ activity, mine, claim, refresh }: ShownActivity<'bettingGift'>) {
  const t = useText()
  const { steps } = activity.terms
  const today = mine?.items.filter(({ period }) => period === mine.period) ?? []
  const yesterday = mine?.items.filter(({ period }) => period !== mine.period) ?? []
  const counted = today[0]?.conditions[0]?.money?.have ?? null
  const sum = steps.reduce((total, { amount }) => total + amount, 0n)
  const actions = { onClaim: claim, onEnd: refresh }
  return (
    <>
      <TitledCard
        title={t(words.title)}
        line={t(words.line)}
        action={
          <Link to={pathOf('sport')} className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
            {t(words.play)}
          </Link>
        }
      >
        <p className="mb-5 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-13 text-muted">
          {counted !== null && (
            <span>
              {t(words.today)}{' '}
              <span className="font-num text-20 font-bold text-ink">{fenToCny(counted)}</span>
            </span>
          )}
          <span>{t(words.total, { amount: fenToCny(sum) })}</span>
        </p>
        <StepList
          steps={steps.map((step, at) => ({
            ...step,
            key: `step-${at + 1}`,
            item: today.find(({ item }) => item === `step-${at + 1}`) ?? null,
          }))}
          counted={counted}
          {...actions}
        />
      </TitledCard>
      {yesterday.length > 0 && (
        <TitledCard title={t(words.yesterday)}>
          <StepList
            steps={yesterday.map((item) => ({
              key: item.item,
              amount: item.amount,
              counted: item.conditions[0]?.money?.need ?? 0n,
              item,
            }))}
            counted={null}
            {...actions}
          />
        </TitledCard>
      )}
    </>
  )
}

export function BettingGiftScreen({ id, notFound }: { id: string; notFound: ReactNode }) {
  return (
    <ActivityPage kind="bettingGift" id={id} steps={words.steps} notFound={notFound}>
      {(shown) => <BettingGift {...shown} />}
    </ActivityPage>
  )
}
