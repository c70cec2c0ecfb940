import { useId, useState } from 'react'
import { Link, useParams } from 'react-router'
import { cardsPerKind } from '@xinghe/rules/wallet/card-limits.ts'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { SkeletonFrame } from '@xinghe/ui/SkeletonFrame.tsx'
import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { useGo } from '../../../platform/navigation/use-go.ts'
import { addCardPath, cardTabs, kindsOf, tabFrom, type CardTab } from './card-paths.ts'
import { CardTile } from './CardTile.tsx'
import { cardText as words } from './messages.ts'
import { RemoveCardDialog } from './RemoveCardDialog.tsx'
import { useCards, type MemberCard } from './use-cards.ts'

const texts = {
  bank: { add: words.addBank, empty: words.emptyBank },
  coin: { add: words.addCoin, empty: words.emptyCoin },
  alipay: { add: words.addAlipay, empty: words.emptyAlipay },
} as const satisfies Record<CardTab, { add: string; empty: string }>

const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(19rem,1fr))] gap-x-5 gap-y-6 max-desk:grid-cols-1'

interface CardGridProps {
  tab: CardTab
  cards: readonly MemberCard[]
  onRemove: (card: MemberCard) => void
}

function CardGrid({ tab, cards, onRemove }: CardGridProps) {
  const t = useText()
  const kinds = kindsOf[tab]
  const free = kinds.find(
    (kind) => cards.filter((card) => card.kind === kind).length < cardsPerKind[kind],
  )
  const max = kinds.reduce((sum, kind) => sum + cardsPerKind[kind], 0)
  if (cards.length === 0 && free !== undefined) {
    return (
      <EmptyState
        icon="card"
        title={t(texts[tab].empty)}
        text={t(words.emptyLine)}
        action={
          <Link to={addCardPath(free)} className={buttonStyle({})}>
            <Icon name="plus" className="size-[1.125rem]" />
            {t(texts[tab].add)}
          </Link>
        }
      />
    )
  }
  return (
    <>
      <p className="mb-4 text-13 text-muted">{t(words.countOf, { used: cards.length, max })}</p>
      <ul className={grid}>
        {cards
          .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
          .map((card) => (
            <CardTile key={card.id} card={card} onRemove={() => onRemove(card)} />
          ))}
        {free === undefined ? (
          <li className="flex max-w-md items-center justify-center rounded-lg bg-ink/4 p-6 text-center text-13 text-muted">
            <span>
              {t(words.full, { max })}
              <br />
              {t(words.fullLine)}
            </span>
          </li>
        ) : (
          <li>
            <Link
              to={addCardPath(free)}
              className="flex aspect-[1.7] w-full max-w-md flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed border-line-strong/45 text-brand-text transition-colors hover:border-brand-text max-desk:aspect-auto max-desk:h-20 max-desk:flex-row"
            >
              <span className="grid size-11 place-items-center rounded-full bg-brand-text/8 max-desk:size-9">
                <Icon name="plus" />
              </span>
              {t(texts[tab].add)}
            </Link>
          </li>
        )}
      </ul>
    </>
  )
}

/** The member's payout accounts; the address names the tab. */
export function AccountManageScreen() {
  const t = useText()
  const id = useId()
  const go = useGo()
  const tab = tabFrom(useParams()['id'])
  const cards = useCards()
  const [removing, setRemoving] = useState<MemberCard | null>(null)
  const { data } = cards
  return (
    <>
      <header className="mb-4 flex items-end justify-between gap-4">
        <div>
          <h1 className="text-20 font-bold">{t(words.title)}</h1>
          <p className="mt-0.5 text-13 text-muted">{t(words.line)}</p>
        </div>
        <Link
          to={pathOf('takeMoney')}
          className={buttonStyle({ variant: 'secondary', size: 'sm' })}
        >
          {t(words.toWithdraw)}
        </Link>
      </header>
      <div className="rounded-lg bg-surface px-6 pt-3 pb-6 shadow-1 max-desk:px-4 max-desk:pb-4">
        <Tabs
          id={id}
          label={t(words.tabs)}
          value={tab}
          onValueChange={(next) => go.to('accountManage', { params: { id: next }, replace: true })}
          tabs={cardTabs.map((key) => ({ key, label: t(words[key]) }))}
          className="mb-5"
        />
        <TabPanel id={id} tabKey={tab}>
          {data === undefined && !cards.isError && (
            <SkeletonFrame label={t(words.loading)} className={grid}>
              <Skeleton className="aspect-[1.7] max-w-md rounded-lg" />
              <Skeleton className="aspect-[1.7] max-w-md rounded-lg" />
            </SkeletonFrame>
          )}
          {data === undefined && cards.isError && (
            <QueryError title={t(words.fault)} query={cards} />
          )}
          {data !== undefined && (
            <CardGrid
              tab={tab}
              cards={data.filter(({ kind }) => kindsOf[tab].includes(kind))}
              onRemove={setRemoving}
            />
          )}
        </TabPanel>
      </div>
      <RemoveCardDialog card={removing} onClose={() => setRemoving(null)} />
    </>
  )
}
