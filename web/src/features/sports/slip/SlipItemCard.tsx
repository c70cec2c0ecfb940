import { playOf } from '@xinghe/rules/sports/plays.ts'
import { offeredBets } from '@xinghe/rules/sports/slip/bets.ts'
import { itemFault } from '@xinghe/rules/sports/slip/check.ts'
import { isChampion, pickKey, type SlipItem } from '@xinghe/rules/sports/slip/item.ts'
import { pickLineText } from '@xinghe/rules/sports/pick-text.ts'
import { isStale, seenOf } from '@xinghe/rules/sports/slip/quotes.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { TargetButton } from '../alerts/TargetButton.tsx'
import { oddsTypeNames } from '../words/messages.ts'
import { pickWords } from '../words/pick-words.ts'
import { itemPrice } from './item-price.ts'
import { ItemOdds } from './ItemOdds.tsx'
import { slipText as words } from '../words/slip-messages.ts'
import { reasonText } from './reason-text.ts'
import { dispatch, useFromSlip, useSlip } from './slip-store.ts'
import { StakeField } from './StakeField.tsx'

function Score({ item }: { item: SlipItem }) {
  const t = useText()
  const live = useFromSlip(({ quotes }) => seenOf(quotes, pickKey(item)))
  if (!playOf(item.play).inPlay) return null
  const score = live === null ? null : `${live.score.home} - ${live.score.away}`
  return (
    <Badge tone="rise">
      {t(words.inPlay)}
      {score !== null && (
        <span className="font-num font-bold" aria-label={t(words.scoreNow, { score })}>
          {score}
        </span>
      )}
    </Badge>
  )
}

function Fault({ text }: { text: string }) {
  return (
    <p className="mt-1.5 flex items-start gap-1.5 rounded-sm bg-warn/8 px-2 py-1 text-12 text-warn">
      <Icon name="warning" className="mt-0.5 size-3.5" />
      {text}
    </p>
  )
}

/** Scrolls an added pick into view: it is at the end of the list. */
const comeIntoSight = (item: HTMLLIElement | null): void => {
  const box = item?.offsetParent
  if (!item || !(box instanceof HTMLElement)) return
  const below = item.offsetTop + item.offsetHeight - box.clientHeight
  if (below > box.scrollTop) box.scrollTop = below
}

/** Small beside the price on a desk; on a phone the target of a thumb reaches into the padding of the card. */
const toolLook = '-mt-0.5 desk:size-6 max-desk:-my-2.5'

/** One pick with its price, its stake where it is bet on alone, and why it cannot be. */
export function SlipItemCard({ item, disabled }: { item: SlipItem; disabled: boolean }) {
  const t = useText()
  const slip = useSlip()
  const key = pickKey(item)
  const { match, play, pick, whole } = pickWords(item, t)
  const price = itemPrice(slip, item)
  const typeBefore = price.before?.otherType ?? null
  const fault = itemFault(slip, item)
  const isNew = useFromSlip(({ quotes }) => quotes.picks[key]?.isNew === true)
  const stale = useFromSlip(({ quotes }) => isStale(quotes, key))
  const bet = slip.series ? undefined : offeredBets(slip).find(({ keys }) => keys[0] === key)
  const refusedWhy = item.order?.state === 'refused' ? item.order.reason : null
  return (
    <li ref={comeIntoSight} className={`px-3 py-2.5 ${fault === null ? '' : 'bg-ink/3'}`}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="text-14 leading-snug font-bold break-words">{pick}</p>
          <p className="mt-0.5 flex flex-wrap items-center gap-1.5 text-12 text-muted">
            <span>{play}</span>
            <Score item={item} />
            {isNew && <Badge>{t(words.newMarket)}</Badge>}
          </p>
          <p className="truncate text-12 text-muted" title={match}>
            {match}
          </p>
        </div>
        <ItemOdds
          price={price}
          stale={stale}
          onOffer={item.market === 'open'}
          named={slip.series || price.odds.type !== slip.oddsType}
        />
        {!isChampion(item) && (
          <TargetButton
            name={whole}
            readPicks={() => [{ ...item, label: `${play} ${pick}` }]}
            className={`${toolLook} -mr-2`}
          />
        )}
        <IconButton
          icon="close"
          size="sm"
          label={t(words.remove, { pick: whole })}
          disabled={disabled}
          onClick={() => dispatch({ type: 'pick-removed', key })}
          className={`${toolLook} -mr-1.5 max-desk:-mr-2.5`}
        />
      </div>
      {price.lineBefore !== null && (
        <Fault
          text={t(words.lineMoved, { before: price.lineBefore, after: pickLineText(item) ?? '' })}
        />
      )}
      {typeBefore !== null && (
        <Fault
          text={t(words.oddsTypeMoved, {
            before: t(oddsTypeNames[typeBefore]),
            after: t(oddsTypeNames[price.odds.type]),
          })}
        />
      )}
      {bet !== undefined && (
        <div className="mt-2">
          <StakeField bet={bet} label={t(words.stakeOf, { pick: whole })} disabled={disabled} />
        </div>
      )}
      {fault !== null && fault !== 'champion-series' && <Fault text={reasonText(fault, t)} />}
      {refusedWhy !== null && <Fault text={reasonText(refusedWhy, t)} />}
    </li>
  )
}
