import { Suspense, useId, useState, type ReactNode } from 'react'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { latePart } from '../../../platform/network/late-part.ts'
import type { MatchHead } from '../book/book-match.ts'
import { QueryState } from '../book/QueryState.tsx'
import { useResource } from '../book/use-resource.ts'
import { previewText as words } from './preview/messages.ts'
import { tabsOf, type PreviewTab } from './preview/preview-tabs.ts'
import { PreviewSkeleton } from './preview/PreviewSkeleton.tsx'

const PreviewPanel = latePart(() => import('./preview/PreviewPanel.tsx'), 'PreviewPanel')

type MatchTabsProps = {
  head: MatchHead
  /** The markets of the match. */
  children: ReactNode
}

/** The markets, and beside them what was known before the match, where the feed has it. */
export function MatchTabs({ head, children }: MatchTabsProps) {
  const t = useText()
  const id = useId()
  const [wanted, setWanted] = useState<'markets' | PreviewTab>('markets')
  const query = useResource('preview', { matchId: head.id }, { staleTime: minuteMs })
  const preview = query.data?.preview
  const tabs = tabsOf(preview)
  if (tabs.length === 0) return children
  const tab = wanted !== 'markets' && tabs.includes(wanted) ? wanted : 'markets'
  return (
    <div className="space-y-3">
      <Tabs
        id={id}
        variant="pill"
        label={t(words.tabs)}
        value={tab}
        onValueChange={setWanted}
        tabs={(['markets', ...tabs] as const).map((key) => ({ key, label: t(words[key]) }))}
        className="max-desk:w-full! *:max-desk:flex-1 *:max-desk:justify-center *:max-desk:px-1!"
      />
      <TabPanel id={id} tabKey={tab}>
        {tab === 'markets' && children}
        {tab !== 'markets' &&
          (preview === undefined || preview === null ? (
            <QueryState query={query} title={t(words.fault)}>
              <PreviewSkeleton />
            </QueryState>
          ) : (
            <Suspense fallback={<PreviewSkeleton />}>
              <PreviewPanel head={head} preview={preview} tab={tab} />
            </Suspense>
          ))}
      </TabPanel>
    </div>
  )
}
