import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { ProgressBar } from '@xinghe/ui/Progress.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ItemAction } from '../frame/ItemAction.tsx'
import type { Item } from '../frame/use-activity.ts'
import { bettingGiftText as words } from './messages.ts'

export interface ShownStep {
  readonly key: string
  readonly counted: Fen
  readonly amount: Fen
  /** Null for visitors. */
  readonly item: Item | null
}

interface StepListProps {
  steps: readonly ShownStep[]
  /** Play of the day; null where it is not known. */
  counted: Fen | null
  onClaim: (item: Item) => void
  onEnd: () => void
}

/** Each step with its condition, how far the member is, and its button. */
export function StepList({ steps, counted, onClaim, onEnd }: StepListProps) {
  const t = useText()
  return (
    <ul aria-label={t(words.caption)} className="divide-y divide-line">
      {steps.map(({ key, counted: need, amount, item }) => (
        <li key={key} className="flex items-center gap-6 py-4 first:pt-0 last:pb-0 max-desk:gap-4">
          <span className="w-24 shrink-0 font-num text-28 font-bold text-gold-text max-desk:w-16 max-desk:text-20">
            {fenToCny(amount)}
          </span>
          <div className="min-w-0 flex-1">
            <p className="text-14">{t(words.need, { amount: fenToCny(need) })}</p>
            {counted !== null && (
              <>
                <ProgressBar
                  className="mt-2"
                  tone="gold"
                  value={Number(counted < need ? counted : need)}
                  max={Number(need)}
                  label={t(words.need, { amount: fenToCny(need) })}
                  valueText={`${fenToCny(counted)} / ${fenToCny(need)}`}
                />
                <p className="mt-1 font-num text-12 text-muted">
                  {fenToCny(counted)} / {fenToCny(need)}
                </p>
              </>
            )}
          </div>
          {item !== null && (
            <div className="flex w-24 shrink-0 justify-end">
              <ItemAction item={item} name={fenToCny(amount)} onClaim={onClaim} onEnd={onEnd} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
