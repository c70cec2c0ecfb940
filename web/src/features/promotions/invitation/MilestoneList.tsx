import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { TermsOf } from '@xinghe/rules/promotions/terms.ts'
import { ProgressBar } from '@xinghe/ui/Progress.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ItemAction } from '../frame/ItemAction.tsx'
import type { Item } from '../frame/use-activity.ts'
import { invitationText as words } from './messages.ts'

interface MilestoneListProps {
  milestones: TermsOf<'friendInvitation'>['milestones']
  /** Friends rewarded so far; null where that is not known. */
  rewarded: number | null
  items: readonly Item[]
  onClaim: (item: Item) => void
  onEnd: () => void
}

/** More for the nth friend, from the terms, with the member's own progress. */
export function MilestoneList({ milestones, rewarded, items, onClaim, onEnd }: MilestoneListProps) {
  const t = useText()
  if (milestones.length === 0) return null
  return (
    <TitledCard title={t(words.milestones)}>
      <ul className="divide-y divide-line">
        {milestones.map(({ friends, amount }) => {
          const item = items.find((one) => one.item === `milestone-${friends}`)
          const name = t(words.milestone, { friends })
          return (
            <li
              key={friends}
              className="flex items-center gap-6 py-4 first:pt-0 last:pb-0 max-desk:gap-4"
            >
              <span className="w-24 shrink-0 font-num text-20 font-bold text-gold-text max-desk:w-20">
                {fenToCny(amount)}
              </span>
              <div className="min-w-0 flex-1">
                <p className="text-14">{name}</p>
                {rewarded !== null && (
                  <>
                    <ProgressBar
                      className="mt-2"
                      tone="gold"
                      value={Math.min(rewarded, friends)}
                      max={friends}
                      label={name}
                      valueText={`${rewarded} / ${friends}`}
                    />
                    <p className="mt-1 font-num text-12 text-muted">
                      {rewarded} / {friends}
                    </p>
                  </>
                )}
              </div>
              {item !== undefined && (
                <ItemAction item={item} name={fenToCny(amount)} onClaim={onClaim} onEnd={onEnd} />
              )}
            </li>
          )
        })}
      </ul>
    </TitledCard>
  )
}
