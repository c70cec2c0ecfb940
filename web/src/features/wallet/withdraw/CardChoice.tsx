import { Link } from 'react-router'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { addCardPath } from '../cards/card-paths.ts'
import { cardGround } from '../cards/card-art.ts'
import { holdOf } from '../cards/card-hold.ts'
import { partsText } from '../parts/messages.ts'
import { withdrawText as words } from './messages.ts'
import type { MemberCard } from './use-withdraw-page.ts'

interface CardChoiceProps {
  kind: CardKind
  cards: readonly MemberCard[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

const addTexts = {
  bank: words.addBank,
  alipay: words.addAlipay,
  trc20: words.addCoin,
  erc20: words.addCoin,
} as const satisfies Record<CardKind, string>

function HoldLine({ card }: { card: MemberCard }) {
  const t = useText()
  const hold = holdOf(card)
  if (hold === null) return null
  return (
    <span className="block text-12 text-warn">
      {t(partsText.heldUntil, { time: siteMinute(hold) })}
    </span>
  )
}

/** The payout accounts, the default first, and a link to add one. */
export function CardChoice({ kind, cards, chosen, onChoose }: CardChoiceProps) {
  const t = useText()
  const add = addCardPath(kind, 'takeMoney')
  if (cards.length === 0) {
    return (
      <EmptyState
        icon="card"
        title={t(words.noCard)}
        text={t(words.noCardLine)}
        className="rounded-md border border-dashed border-line-strong/55 py-8!"
        action={
          <Link to={add} className={buttonStyle({})}>
            <Icon name="plus" className="size-[1.125rem]" />
            {t(addTexts[kind])}
          </Link>
        }
      />
    )
  }
  return (
    <div className="grid grid-cols-2 gap-3 max-desk:grid-cols-1 max-desk:gap-2">
      <div role="radiogroup" aria-label={t(words.chooseCard)} className="contents">
        {cards.map((card) => (
          <label
            key={card.id}
            className={classNames(
              'flex items-center gap-3 rounded-md border p-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-text',
              card.id === chosen
                ? 'border-brand-text bg-brand-text/6 ring-1 ring-brand-text'
                : 'border-line bg-raised hover:border-brand-text/60',
            )}
          >
            <input
              type="radio"
              name="card"
              value={card.id}
              checked={card.id === chosen}
              onChange={() => onChoose(card.id)}
              className="sr-only"
            />
            <span
              aria-hidden
              className="grid h-9 w-14 shrink-0 place-items-center rounded-sm text-art-ink"
              style={{ backgroundImage: cardGround(card) }}
            >
              <Icon name="card" className="size-5" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="flex items-center gap-2">
                <span className="truncate text-14 font-medium">
                  {card.label || card.issuerName}
                </span>
                {card.isDefault && <Badge tone="brand">{t(words.isDefault)}</Badge>}
              </span>
              <span className="block truncate font-num text-13 text-muted">{card.number}</span>
              <HoldLine card={card} />
            </span>
            <span
              aria-hidden
              className={classNames(
                'grid size-5 shrink-0 place-items-center rounded-full border',
                card.id === chosen
                  ? 'border-brand bg-brand text-brand-ink'
                  : 'border-line-strong/55',
              )}
            >
              {card.id === chosen && <Icon name="check" className="size-3.5" />}
            </span>
          </label>
        ))}
      </div>
      <Link
        to={add}
        className="flex min-h-15 items-center justify-center gap-2 rounded-md border border-dashed border-line-strong/55 text-14 text-brand-text transition-colors hover:border-brand-text"
      >
        <Icon name="plus" className="size-[1.125rem]" />
        {t(addTexts[kind])}
      </Link>
    </div>
  )
}
