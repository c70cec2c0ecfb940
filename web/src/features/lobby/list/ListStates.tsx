import { ownTags } from '@xinghe/rules/lobby/game-list.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { Link } from 'react-router'
import { emit } from '../../../platform/bus/events.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import type { ListView } from './list-view.ts'
import { listText as words } from './messages.ts'

export const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(17.5rem,1fr))] gap-4 max-desk:grid-cols-2 max-desk:gap-2.5'

const panel = 'rounded-lg bg-surface shadow-1'

/** In the shape of the cards, so that nothing jumps. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={grid}>
      {Array.from({ length: 8 }, (_, at) => (
        <div key={at} className={`overflow-hidden ${panel}`}>
          <Skeleton className="aspect-4/3 w-full" />
          <div className="space-y-2 p-3.5">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-8 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

export function LoginFirst() {
  const t = useText()
  return (
    <EmptyState
      icon="user"
      title={t(words.loginNone)}
      text={t(words.loginNoneLine)}
      action={<Button onClick={() => emit('login')}>{t(words.login)}</Button>}
      className={panel}
    />
  )
}

/** Why the list is empty, and the way out of it. */
export function NothingListed({ view, onShowAll }: { view: ListView; onShowAll: () => void }) {
  const t = useText()
  const { tag, keyword } = view
  const back = (
    <Button variant="secondary" onClick={onShowAll}>
      {t(words.showAll)}
    </Button>
  )
  if (keyword !== '')
    return (
      <EmptyState
        title={t(words.foundNone, { keyword })}
        text={t(words.foundNoneLine)}
        action={back}
        className={panel}
      />
    )
  if (tag === 'all')
    return (
      <EmptyState icon="slots" title={t(words.empty)} text={t(words.emptyLine)} className={panel} />
    )
  return (
    <EmptyState
      icon={ownTags.includes(tag) ? 'star' : 'slots'}
      title={t(words[`${tag}None`])}
      text={t(words[`${tag}NoneLine`])}
      action={back}
      className={panel}
    />
  )
}

/** A category whose venues are all still being made. */
export function ComingSoon({ venue, image }: { venue: string; image: string }) {
  const t = useText()
  return (
    <section
      className={`grid grid-cols-2 items-center overflow-hidden max-desk:grid-cols-1 ${panel}`}
    >
      <img src={image} alt="" className="h-80 w-full object-cover saturate-[0.6] max-desk:h-48" />
      <div className="p-10 max-desk:p-6">
        <p className="text-13 font-medium text-gold-text">{t(words.coming)}</p>
        <h2 className="mt-2 text-28 font-bold max-desk:text-20">
          {t(words.comingTitle, { venue })}
        </h2>
        <p className="mt-3 max-w-md text-14 text-muted">{t(words.comingLine)}</p>
        <Link to={pathOf('home')} className={`mt-6 ${buttonStyle({ variant: 'secondary' })}`}>
          {t(words.comingOther)}
        </Link>
      </div>
    </section>
  )
}
