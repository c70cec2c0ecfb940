import type { ReactNode } from 'react'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ActivityPage, type ShownActivity } from '../frame/ActivityPage.tsx'
import { parlayGiftText as words } from './messages.ts'
import { TicketList } from './TicketList.tsx'

function ParlayGift({ activity, mine, claim, refresh }: ShownActivity<'activityLandPage'>) {
  const t = useText()
  const { blocks, steps, leastPriceHundredths, cap, perDay, claimHours } = activity.terms
  return (
    <>
      <TitledCard
        title={t(words.shares)}
        line={t(words.sharesLine, {
          price: (leastPriceHundredths / 100).toFixed(2),
          cap: fenToCny(cap),
          perDay,
        })}
      >
        <ul className="grid auto-cols-fr grid-flow-col gap-3">
          {steps.map(({ fromLegs, toLegs, shareBp }) => (
            <li key={fromLegs} className="rounded-md border border-line px-2 py-4 text-center">
              <span className="block text-13 text-muted">
                {t(fromLegs === toLegs ? words.legsOne : words.legs, {
                  from: fromLegs,
                  to: toLegs,
                })}
              </span>
              <span className="mt-1 block text-12 text-muted">{t(words.ofWin)}</span>
              <span className="block font-num text-28 font-bold text-gold-text max-desk:text-20">
                {shareBp / 100}%
              </span>
            </li>
          ))}
        </ul>
      </TitledCard>
      {mine !== null && (
        <TitledCard title={t(words.tickets)} line={t(words.ticketsLine, { hours: claimHours })}>
          <TicketList items={mine.items} onClaim={claim} onEnd={refresh} />
        </TitledCard>
      )}
      {blocks.map(({ title, text }) => (
        <TitledCard key={title} title={title}>
          <p className="text-14 leading-relaxed text-muted">{text}</p>
        </TitledCard>
      ))}
    </>
  )
}

export function ParlayGiftScreen({ id, notFound }: { id: string; notFound: ReactNode }) {
  return (
    <ActivityPage kind="activityLandPage" id={id} steps={words.steps} notFound={notFound}>
      {(shown) => <ParlayGift {...shown} />}
    </ActivityPage>
  )
}
