import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { depositBonus, type DepositBonusKind } from '@xinghe/rules/promotions/deposit-bonus.ts'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { ActivityPage, type ShownActivity } from '../frame/ActivityPage.tsx'
import { depositBonusText as words } from './messages.ts'
import { OpenBonus } from './OpenBonus.tsx'

function StepCard({ name, value, isStrong }: { name: string; value: string; isStrong?: boolean }) {
  return (
    <div>
      <dt className="text-12 text-muted">{name}</dt>
      <dd className={isStrong ? 'font-num text-20 font-bold text-gold-text' : 'font-num text-14'}>
        {value}
      </dd>
    </div>
  )
}

function DepositBonus({ activity, mine }: ShownActivity<DepositBonusKind>) {
  const t = useText()
  const { kind, id, terms } = activity
  const canJoin = mine !== null && mine.conditions.every(({ isMet }) => isMet)
  return (
    <>
      {mine !== null && <OpenBonus kind={terms.kind} id={id} />}
      <TitledCard
        title={t(words.tableTitle)}
        line={t(words.tableLine)}
        action={
          canJoin && (
            <Link
              to={`${pathOf('saveMoney')}?activity=${kind}/${id}`}
              className={buttonStyle({ variant: 'gold', size: 'sm' })}
            >
              {t(words.toCashier)}
            </Link>
          )
        }
      >
        <ul className="divide-y divide-line">
          {terms.steps.map(({ least, rateBp, cap }) => (
            <li key={String(least)} className="py-4 first:pt-0 last:pb-0">
              <dl className="grid grid-cols-4 gap-4 max-desk:grid-cols-2">
                <StepCard
                  name={t(words.least)}
                  value={t(words.leastValue, { amount: fenToCny(least) })}
                />
                <StepCard name={t(words.rate)} value={`${rateBp / 100}%`} isStrong />
                <StepCard name={t(words.cap)} value={fenToCny(cap)} />
                <StepCard
                  name={t(words.example, { amount: fenToCny(least) })}
                  value={t(words.exampleValue, {
                    amount: fenToCny(depositBonus(terms.steps, least)),
                  })}
                />
              </dl>
            </li>
          ))}
        </ul>
      </TitledCard>
    </>
  )
}

const steps = { firstDeposit: words.firstSteps, againDeposit: words.againSteps } as const

interface DepositBonusScreenProps {
  kind: DepositBonusKind
  id: string
  notFound: ReactNode
}

/** 首存 and 再存: what a deposit earns, the way to the cashier, and the own bonus. */
export function DepositBonusScreen({ kind, id, notFound }: DepositBonusScreenProps) {
  return (
    <ActivityPage kind={kind} id={id} steps={steps[kind]} notFound={notFound}>
      {(shown) => <DepositBonus {...shown} />}
    </ActivityPage>
  )
}
