import { Link, useSearchParams } from 'react-router'
import { feedbackStates, type FeedbackState } from '@xinghe/rules/inbox/feedback.ts'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pageOf } from '../../../platform/navigation/page-of.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { ListPages } from '../../../platform/paging/ListPages.tsx'
import { ThreadList } from './thread/ThreadList.tsx'
import { ThreadPanel } from './thread/ThreadPanel.tsx'
import { pageSize, useFeedbackNews, useThreads } from './thread/use-feedback.ts'
import { attachText, stateNames, threadText as words } from './words/messages.ts'

const tabsId = 'feedback-states'
type StateTab = FeedbackState | 'all'
const tabs: readonly StateTab[] = ['all', ...feedbackStates]

interface ThreadsPanelProps {
  state: StateTab
  page: number
  open: string | null
  pathOfThread: (id: string) => string
  onPage: (page: number) => void
}

function ThreadsPanel({ state, page, open, pathOfThread, onPage }: ThreadsPanelProps) {
  const t = useText()
  const query = useThreads(state === 'all' ? null : state, page)
  if (query.isError && query.data === undefined)
    return <QueryError title={t(words.fault)} query={query} />
  if (query.data === undefined)
    return (
      <div role="status" aria-label={t(words.loading)} className="space-y-4 p-5 max-desk:p-4">
        {Array.from({ length: 4 }, (_, at) => (
          <Skeleton key={at} className="h-16" />
        ))}
      </div>
    )
  const { total, list } = query.data
  if (list.length === 0)
    return (
      <EmptyState
        icon="message"
        title={
          state === 'all' ? t(words.empty) : t(words.emptyState, { state: t(stateNames[state]) })
        }
        text={t(words.emptyLine)}
      />
    )
  return (
    <>
      <ThreadList threads={list} open={open} pathOfThread={pathOfThread} />
      {total > pageSize && (
        <ListPages
          className="px-5 py-3 max-desk:px-4"
          label={t(attachText.pages)}
          page={page}
          pageSize={pageSize}
          total={total}
          onPage={onPage}
          summary=""
        />
      )}
    </>
  )
}

/** The threads beside the one that is open; a phone shows one or the other. The address holds the choice. */
export function FeedbackListScreen() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  useFeedbackNews()
  const state = tabs.find((tab) => tab === search.get('state')) ?? 'all'
  const page = pageOf(search.get('page'))
  const open = search.get('id')
  const searchWith = (change: Readonly<Record<string, string | null>>): string => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(change))
      if (value === null) next.delete(name)
      else next.set(name, value)
    return next.toString()
  }
  const pathOfThread = (id: string): string => `${pathOf('feedbackList')}?${searchWith({ id })}`
  const close = (): void => setSearch(searchWith({ id: null }))
  return (
    <div className="grid grid-cols-[24rem_minmax(0,1fr)] items-start gap-5 max-wide:grid-cols-[19rem_minmax(0,1fr)] max-desk:block">
      <section
        className={classNames('rounded-lg bg-surface shadow-1', open !== null && 'max-desk:hidden')}
      >
        <header className="flex items-center justify-between gap-3 px-5 pt-4 pb-1 max-desk:px-4">
          <h1 className="text-16 font-bold">{t(words.title)}</h1>
          <Link to={pathOf('feedback')} className={buttonStyle({ size: 'sm' })}>
            <Icon name="plus" className="size-4" />
            {t(words.write)}
          </Link>
        </header>
        <Tabs<StateTab>
          id={tabsId}
          label={t(words.states)}
          className="px-5 max-desk:px-4"
          value={state}
          onValueChange={(tab) =>
            setSearch(searchWith({ state: tab === 'all' ? null : tab, page: null }), {
              replace: true,
            })
          }
          tabs={tabs.map((tab) => ({
            key: tab,
            label: t(tab === 'all' ? words.all : stateNames[tab]),
          }))}
        />
        <TabPanel id={tabsId} tabKey={state}>
          <ThreadsPanel
            key={state}
            state={state}
            page={page}
            open={open}
            pathOfThread={pathOfThread}
            onPage={(next) =>
              setSearch(searchWith({ page: next === 1 ? null : String(next) }), { replace: true })
            }
          />
        </TabPanel>
      </section>
      <section
        aria-label={t(words.thread)}
        className={classNames('rounded-lg bg-surface shadow-1', open === null && 'max-desk:hidden')}
      >
        {open === null ? (
          <EmptyState icon="message" title={t(words.choose)} className="py-24" />
        ) : (
          <ThreadPanel
            key={open}
            id={open}
            pathOfThread={pathOfThread}
            onOpen={(id) => setSearch(searchWith({ id }))}
            onRemoved={close}
            back={
              <Link
                to={`${pathOf('feedbackList')}?${searchWith({ id: null })}`}
                aria-label={t(words.back)}
                className="mt-0.5 grid size-8 place-items-center rounded-md hover:bg-ink/6 desk:hidden"
              >
                <Icon name="chevron-left" />
              </Link>
            }
          />
        )}
      </section>
    </div>
  )
}
