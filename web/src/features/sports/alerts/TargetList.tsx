import type { PriceTarget } from '@xinghe/contract/sports-target.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { oddsText } from '@xinghe/rules/base/odds.ts'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { shownOdds, useOddsType } from '../book/odds-type.ts'
import { QueryState } from '../book/QueryState.tsx'
import { useResource } from '../book/use-resource.ts'
import { targetText as words } from '../words/alert-messages.ts'
import { pickWords } from '../words/pick-words.ts'
import { deletePriceTarget } from './price-targets.ts'

function Target({ target }: { target: PriceTarget }) {
  const t = useText()
  const oddsType = useOddsType()
  const { match, play, pick, whole } = pickWords(target, t)
  const shown = (price: number): string => oddsText(shownOdds(price, target.play, oddsType))
  const { direction, state, reachedAt, reachedPrice } = target
  const wanted = t(words[direction], { price: shown(target.target) })
  const became =
    reachedAt !== null && reachedPrice !== null
      ? t(words.reached, { time: siteMinute(reachedAt).slice(5), price: shown(reachedPrice) })
      : t(state === 'over' ? words.over : words.waiting)
  return (
    <li className="flex items-center gap-2 border-t border-line py-2">
      <div className="min-w-0 flex-1 text-12 text-muted">
        <p className="truncate text-13 text-ink" title={match}>
          {match}
        </p>
        <p>
          {play} {pick} <span className="font-num font-bold text-ink">{wanted}</span>
        </p>
        <p className={state === 'reached' ? 'text-success' : ''}>{became}</p>
      </div>
      <IconButton
        icon="trash"
        size="sm"
        label={t(words.remove, { pick: whole })}
        onClick={() => void deletePriceTarget(target.id)}
      />
    </li>
  )
}

/** The prices that the member waits for, and those that were reached lately. */
export function TargetList() {
  const t = useText()
  const query = useResource('priceTargets', {}, { staleTime: 0 })
  const { data: targets } = query
  return (
    <section aria-label={t(words.list)}>
      <h3 className="pb-2 text-14 font-medium text-ink">{t(words.title)}</h3>
      {targets === undefined ? (
        <QueryState query={query} title={t(words.failed)}>
          <Skeleton className="h-14" />
        </QueryState>
      ) : targets.length === 0 ? (
        <p className="text-13 text-muted">{t(words.none)}</p>
      ) : (
        <ul>
          {targets.map((target) => (
            <Target key={target.id} target={target} />
          ))}
        </ul>
      )}
    </section>
  )
}
