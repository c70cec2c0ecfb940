import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { exchangeText as words } from './messages.ts'
import type { Gift } from './use-exchange.ts'

/** Why a gift cannot be bought now; null when it can. */
const obstacle = (t: Text, gift: Gift, points: number): string | null => {
  if (gift.isOwned) return t(words.owned)
  if (gift.left === 0) return t(words.soldOut)
  return points < gift.points
    ? t(words.missing, { points: (gift.points - points).toLocaleString('en') })
    : null
}

interface GiftTileProps {
  gift: Gift
  points: number
  onChoose: () => void
}

/** One gift with its price and what is left of it. */
export function GiftTile({ gift, points, onChoose }: GiftTileProps) {
  const t = useText()
  const { title, amount, left } = gift
  const blocked = obstacle(t, gift, points)
  return (
    <li className="flex flex-col items-center gap-1 rounded-lg border border-line bg-ink/2 p-5 text-center max-desk:p-4">
      <span className="grid size-16 place-items-center rounded-full bg-gold/12 text-gold-text">
        {amount === null ? (
          <Icon name="star" className="size-8" />
        ) : (
          <span className="font-num text-18 font-bold">{fenToCny(amount)}</span>
        )}
      </span>
      <h3 className="mt-2 font-medium">{title}</h3>
      <p className="font-num text-16 font-bold text-brand-text">
        {t(words.price, { points: gift.points.toLocaleString('en') })}
      </p>
      <p className="text-12 text-muted">
        {left === null ? t(words.unlimited) : t(words.left, { left })}
      </p>
      <Button
        size="sm"
        className="mt-3"
        disabled={blocked !== null}
        aria-label={blocked === null ? t(words.exchangeOf, { gift: title }) : undefined}
        onClick={onChoose}
      >
        {blocked ?? t(words.exchange)}
      </Button>
    </li>
  )
}
