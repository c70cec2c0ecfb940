import type { Champion } from '@xinghe/contract/sports-champion.ts'
import { isHkPrice, oddsText } from '@xinghe/rules/base/odds.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import type { GameType } from '@xinghe/rules/sports/game-types.ts'
import { pickKey } from '@xinghe/rules/sports/slip/item.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { use } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { shownOdds, useOddsType } from '../book/odds-type.ts'
import { useChampions } from '../book/use-champions.ts'
import { boardText, bookText, championText as words } from '../words/messages.ts'
import { titleName } from '../words/title-name.ts'
import { PressPriceContext } from '../slip/press-context.ts'
import { usePicked } from '../slip/slip-store.ts'
import { BoardState } from './BoardState.tsx'
import { PriceButton } from './PriceButton.tsx'
import { SportIcon } from './SportIcon.tsx'

/** Favourites first; runners that can no longer win are left out. */
const onOffer = ({ runners }: Champion): Champion['runners'] =>
  runners.filter(({ price }) => price > 0).toSorted((one, other) => one.price - other.price)

const grid = 'grid grid-cols-4 gap-2 max-wide:grid-cols-3 max-desk:grid-cols-2 max-desk:gap-1.5'

type RunnerProps = { title: Champion; runner: Champion['runners'][number] }

function Runner({ title, runner: { id: side, name, price } }: RunnerProps) {
  const t = useText()
  const wanted = useOddsType()
  const pressPrice = use(PressPriceContext)
  const identity = {
    matchId: title.id,
    marketId: title.marketId,
    play: 'FS' as const,
    side,
    goalNumber: null,
  }
  const picked = usePicked(pickKey(identity))
  const box =
    'flex h-9 items-center justify-between gap-2 rounded-sm border px-3 text-13 max-desk:h-11'
  if (title.state !== 'open' || !isHkPrice(price))
    return (
      <span className={classNames(box, 'border-line text-muted')}>
        <span className="truncate">{name}</span>
        <Icon name="lock" className="size-3.5" />
      </span>
    )
  const press = (): void => {
    const { gameType } = title
    const names = { home: titleName(title, t), away: name }
    pressPrice({ ...identity, ...names, halfId: null, gameType, line: null, hk: price }, null)
  }
  return (
    <PriceButton
      picked={picked}
      onPress={press}
      className={classNames(
        box,
        picked
          ? 'border-brand bg-brand text-brand-ink'
          : 'border-line bg-surface text-ink hover:border-brand-text/50',
      )}
    >
      <span className="truncate">{name}</span>
      <span className="font-num text-14 font-bold">{oddsText(shownOdds(price, 'FS', wanted))}</span>
    </PriceButton>
  )
}

function Title({ title }: { title: Champion }) {
  const t = useText()
  const name = titleName(title, t)
  return (
    <section className="border-b border-line bg-surface p-3">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="flex items-center gap-2 text-14 font-medium text-ink">
          <SportIcon gameType={title.gameType} />
          {name}
          {title.state === 'suspended' && <Badge tone="warning">{t(boardText.suspended)}</Badge>}
        </h2>
        <span className="font-num text-12 text-muted">
          {t(words.closes, { time: siteMinute(title.closesAt).slice(5) })}
        </span>
      </div>
      <div role="group" aria-label={name} className={grid}>
        {onOffer(title).map((runner) => (
          <Runner key={runner.id} title={title} runner={runner} />
        ))}
      </div>
    </section>
  )
}

function ChampionsSkeleton() {
  const t = useText()
  return (
    <div role="status" aria-label={t(bookText.loading)}>
      {[0, 1, 2].map((title) => (
        <div key={title} className="border-b border-line bg-surface p-3">
          <Skeleton className="mb-2 h-5 w-44" />
          <div className={grid}>
            {[0, 1, 2, 3, 4, 5].map((runner) => (
              <Skeleton key={runner} className="h-9 max-desk:h-11" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Who becomes champion of a league. */
export function ChampionsView({ gameType }: { gameType: GameType }) {
  const t = useText()
  const { titles, isReady, query } = useChampions(gameType)
  if (!isReady)
    return (
      <BoardState query={query}>
        <ChampionsSkeleton />
      </BoardState>
    )
  const open = titles.filter((title) => onOffer(title).length > 0)
  if (open.length === 0)
    return <EmptyState icon="crown" title={t(words.empty)} text={t(words.emptyLine)} />
  return open.map((title) => <Title key={title.id} title={title} />)
}
