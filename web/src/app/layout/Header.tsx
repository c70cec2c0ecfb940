import { Suspense } from 'react'
import type { NavigationCategory } from '@xinghe/rules/site/navigation.ts'
import { latePart } from '../../platform/network/late-part.ts'
import type { TabList } from '../tabs/tab-list.ts'
import { usePhone } from '../../platform/device/use-phone.ts'
import { MainBar } from './MainBar.tsx'
import { TopBar } from './TopBar.tsx'

/** Loaded on phones only. */
const PhoneHeader = latePart(() => import('./PhoneHeader.tsx'), 'PhoneHeader')
const TabBar = latePart(() => import('../tabs/TabBar.tsx'), 'TabBar')

type HeaderProps = { active: NavigationCategory | null; list: TabList; shown: string | undefined }

/** Without a second page there is no tab bar. The main bar is sticky, the bar above it scrolls away. */
export function Header({ active, list, shown }: HeaderProps) {
  if (usePhone()) {
    return (
      <Suspense fallback={<div className="h-23 border-b border-line bg-surface" />}>
        <PhoneHeader active={active} />
      </Suspense>
    )
  }
  return (
    <header className="contents">
      <TopBar />
      <div className="sticky top-0 z-30 shadow-1">
        <MainBar active={active} />
        {list.visited.length > 1 && (
          <Suspense fallback={<div className="h-10 border-b border-line bg-surface" />}>
            <TabBar list={list} shown={shown} />
          </Suspense>
        )}
      </div>
    </header>
  )
}
