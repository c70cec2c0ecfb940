import { setDefaultCard } from '@xinghe/contract/wallet-cards.ts'
import { siteDay, siteMinute } from '@xinghe/rules/base/instant.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { useWrite } from '../../../platform/api/use-write.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { partsText } from '../parts/messages.ts'
import { holdOf } from './card-hold.ts'
import { CardFace } from './CardFace.tsx'
import { cardText as words } from './messages.ts'
import { refreshCards, type MemberCard } from './use-cards.ts'

interface CardTileProps {
  card: MemberCard
  onRemove: () => void
}

/** One card with what can be done with it. */
export function CardTile({ card, onRemove }: CardTileProps) {
  const t = useText()
  const { send, busy, fault } = useWrite(setDefaultCard, { refresh: refreshCards })
  const { id, kind, issuer, issuerName, branch, label, number, holder, isDefault, madeAt } = card
  const hold = holdOf(card)

  const choose = async (): Promise<void> => {
    const outcome = await send({ id })
    if (outcome?.kind === 'answered') showToast(t(words.defaultSet), { tone: 'success' })
  }
  return (
    <li className="flex max-w-md flex-col">
      <CardFace
        kind={kind}
        issuer={issuer}
        title={label || issuerName}
        subtitle={branch || (label === '' ? '' : issuerName)}
        number={number}
        holder={holder}
        mark={
          isDefault && (
            <span className="shrink-0 rounded-sm bg-art-gold px-1.5 text-12 font-semibold text-art-gold-ink">
              {t(words.isDefault)}
            </span>
          )
        }
      />
      <div className="mt-2 flex items-center gap-1">
        <span className="flex-1 pl-1 text-12 text-muted">
          {hold === null
            ? t(words.boundAt, { time: siteDay(madeAt) })
            : t(partsText.heldUntil, { time: siteMinute(hold) })}
        </span>
        {!isDefault && (
          <Button
            variant="ghost"
            size="sm"
            icon="star"
            loading={busy}
            aria-label={t(words.setDefaultOf, { number })}
            onClick={() => void choose()}
          >
            {t(words.setDefault)}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          icon="trash"
          aria-label={t(words.removeOf, { number })}
          onClick={onRemove}
        >
          {t(words.remove)}
        </Button>
      </div>
      <Fault text={fault} className="mt-3" />
    </li>
  )
}
