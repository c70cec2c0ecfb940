import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { depositText as words } from './messages.ts'
import { percentText } from '../parts/percent-text.ts'
import { RailIcon } from './orders/RailIcon.tsx'
import type { OfferedRail } from './orders/use-payment-types.ts'

interface RailChoiceProps {
  offered: readonly OfferedRail[]
  chosen: RailName
  onChoose: (rail: RailName) => void
}

/** One card per rail, a radio each: arrows move the choice. */
export function RailChoice({ offered, chosen, onChoose }: RailChoiceProps) {
  const t = useText()
  return (
    <div
      role="radiogroup"
      aria-label={t(words.chooseRail)}
      className="grid grid-cols-[repeat(auto-fill,minmax(15.5rem,1fr))] gap-x-2 gap-y-3 max-desk:grid-cols-2"
    >
      {offered.map(({ rail, title, hint, badge, min, max, feeBps }) => (
        <label
          key={rail}
          className={classNames(
            'group relative flex gap-3 rounded-md border p-3.5 transition-colors max-desk:items-center max-desk:gap-2 max-desk:p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-text',
            rail === chosen
              ? 'border-brand-text bg-brand-text/6 ring-1 ring-brand-text'
              : 'border-line bg-raised hover:border-brand-text/60',
          )}
        >
          <input
            type="radio"
            name="rail"
            value={rail}
            checked={rail === chosen}
            onChange={() => onChoose(rail)}
            className="sr-only"
          />
          <RailIcon rail={rail} className="size-10 max-desk:size-8" />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="truncate text-14 font-semibold">{title}</span>
              {badge !== null && (
                <Badge tone="gold" className="max-desk:hidden">
                  {badge}
                </Badge>
              )}
            </span>
            <span className="mt-0.5 line-clamp-2 text-12 text-pretty text-muted max-desk:hidden">
              {hint}
            </span>
            <span className="mt-1.5 flex flex-wrap items-center gap-x-2 text-12 text-muted">
              <span className="font-num text-13 whitespace-nowrap text-ink max-desk:text-12">
                {t(words.range, { min: fenToCny(min), max: fenToCny(max) })}
              </span>
              <span className={feeBps === 0 ? 'text-success max-desk:hidden' : undefined}>
                {feeBps === 0 ? t(words.railFree) : t(words.railFee, { rate: percentText(feeBps) })}
              </span>
            </span>
          </span>
          {badge !== null && rail !== chosen && (
            <Badge tone="gold" solid className="absolute -top-2 right-2 desk:hidden">
              {badge}
            </Badge>
          )}
          {rail === chosen && (
            <span className="absolute -top-px -right-px grid size-6 place-items-center rounded-tr-md rounded-bl-md bg-brand text-brand-ink">
              <Icon name="check" className="size-3.5" />
            </span>
          )}
        </label>
      ))}
    </div>
  )
}
