import { useSearchParams } from 'react-router'
import { activityGroups } from '@xinghe/rules/promotions/terms.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Note } from '@xinghe/ui/Note.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useOnBreak } from '../../../platform/member/use-on-break.ts'
import { useSession } from '../../../platform/session/session.ts'
import { frameText } from '../frame/messages.ts'
import { useActivities, type Activity } from '../frame/use-activity.ts'
import { ActivityCard } from './ActivityCard.tsx'
import { listText as words } from './messages.ts'

const tabs = ['all', ...activityGroups] as const
type TabName = (typeof tabs)[number]

const grid = 'grid grid-cols-3 gap-5 max-desk:grid-cols-1 max-desk:gap-4'

/** What can be claimed comes first, what is over last; else in the order of the answer. */
const weightOf = ({ state, mine }: Activity): number => {
  if (state === 'ended') return 3
  if (state === 'upcoming') return 2
  return mine === 'claimable' ? 0 : 1
}

function Waiting() {
  const t = useText()
  return (
    <div role="status" aria-label={t(words.loading)} className={grid}>
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className="overflow-hidden rounded-lg bg-surface shadow-1">
          <Skeleton className="aspect-[2/1] w-full rounded-none" />
          <div className="space-y-2 p-4">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

function Activities({ tab, onAll }: { tab: TabName; onAll: () => void }) {
  const t = useText()
  const list = useActivities()
  if (list.data === undefined)
    return list.isError ? (
      <QueryError title={t(words.fault)} query={list} className="rounded-lg bg-surface shadow-1" />
    ) : (
      <Waiting />
    )
  const shown = list.data.activities
    .filter(({ group }) => tab === 'all' || group === tab)
    .toSorted((a, b) => weightOf(a) - weightOf(b))
  if (shown.length === 0)
    return (
      <EmptyState
        icon="gift"
        title={t(words.empty)}
        text={t(words.emptyLine)}
        action={
          tab !== 'all' && (
            <Button variant="secondary" onClick={onAll}>
              {t(words.showAll)}
            </Button>
          )
        }
        className="rounded-lg bg-surface shadow-1"
      />
    )
  return (
    <ul className={grid}>
      {shown.map((activity) => (
        <li key={`${activity.kind}/${activity.id}`}>
          <ActivityCard activity={activity} onTurn={() => void list.refetch()} />
        </li>
      ))}
    </ul>
  )
}

/** All activities by group; during a break of the member's own none is shown. */
export function DiscountScreen() {
  const t = useText()
  const isOnBreak = useOnBreak(useSession().token !== '')
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('tab')
  const tab = tabs.find((name) => name === wanted) ?? 'all'
  const choose = (name: TabName): void =>
    setSearch(name === 'all' ? {} : { tab: name }, { replace: true })
  return (
    <div className="mx-auto max-w-[92rem] px-8 py-8 max-desk:px-4 max-desk:py-5">
      <header className="mb-5">
        <h1 className="text-28 font-bold max-desk:text-20">{t(words.title)}</h1>
        <p className="mt-1 text-14 text-muted max-desk:text-13">{t(words.line)}</p>
      </header>
      {isOnBreak ? (
        <Note icon="moon" title={t(frameText.onBreak)} line={t(frameText.onBreakLine)} />
      ) : (
        <>
          <Tabs<TabName>
            tabs={tabs.map((key) => ({ key, label: t(words[key]) }))}
            value={tab}
            onValueChange={choose}
            label={t(words.groups)}
            className="mb-6 max-desk:mb-4 max-desk:gap-5 max-desk:overflow-x-auto"
          />
          <Activities tab={tab} onAll={() => choose('all')} />
        </>
      )}
    </div>
  )
}
