import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { RailIcon } from '../deposit/orders/RailIcon.tsx'
import { withdrawText as words } from './messages.ts'
import { methodIcons } from '../parts/method-icon.ts'
import type { Method } from './withdrawal-terms.ts'

interface MethodChoiceProps {
  methods: readonly Method[]
  chosen: CardKind
  onChoose: (kind: CardKind) => void
}

/** One tile per method, a radio each: arrows move the choice. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const t = useText()
  return (
    <div
      role="radiogroup"
      aria-label={t(words.chooseMethod)}
      className="grid grid-cols-4 gap-3 max-wide:grid-cols-2 max-desk:gap-2"
    >
      {methods.map(({ kind, title, arrival, open, min, max }) => (
        <label
          key={kind}
          className={classNames(
            'relative flex flex-col gap-2 rounded-md border p-3.5 transition-colors max-desk:p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-text',
            kind === chosen
              ? 'border-brand-text bg-brand-text/6 ring-1 ring-brand-text'
              : 'border-line bg-raised hover:border-brand-text/60',
            !open && 'cursor-not-allowed bg-ink/3! hover:border-line!',
          )}
        >
          <input
            type="radio"
            name="method"
            value={kind}
            checked={kind === chosen}
            disabled={!open}
            onChange={() => onChoose(kind)}
            className="sr-only"
          />
          <span className="flex items-center gap-2.5 max-desk:gap-2">
            <RailIcon
              rail={methodIcons[kind]}
              className={classNames('size-9 max-desk:size-7', !open && 'grayscale')}
            />
            <span className="min-w-0">
              <span className="block truncate text-14 font-semibold">{title}</span>
              <span className="block truncate text-12 text-muted">{arrival}</span>
            </span>
          </span>
          {open ? (
            <span className="font-num text-13 text-muted">
              {t(words.methodRange, { min: fenToCny(min), max: fenToCny(max) })}
            </span>
          ) : (
            <Badge className="self-start">{t(words.closed)}</Badge>
          )}
          {kind === chosen && (
            <span className="absolute -top-px -right-px grid size-6 place-items-center rounded-tr-md rounded-bl-md bg-brand text-brand-ink">
              <Icon name="check" className="size-3.5" />
            </span>
          )}
        </label>
      ))}
    </div>
  )
}
