import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { betsText as words } from '../words/bet-messages.ts'
import { OpenBets } from './OpenBets.tsx'
import { SettledBets } from './SettledBets.tsx'

const tabs = ['open', 'settled'] as const
type BetTab = (typeof tabs)[number]

/** Running bets with their scores, and those of the last days with their reckoning. */
export function MyBetsPanel({ className = '' }: { className?: string }) {
  const t = useText()
  const [tab, setTab] = useState<BetTab>('open')
  return (
    <section aria-label={t(words.title)} className={`flex min-h-0 flex-col ${className}`}>
      <Tabs<BetTab>
        id="my-bets"
        variant="pill"
        size="sm"
        label={t(words.tabs)}
        value={tab}
        onValueChange={setTab}
        tabs={tabs.map((key) => ({ key, label: t(words[key]) }))}
        className="mx-3 mt-2 w-auto! *:flex-1 *:justify-center"
      />
      <div className="min-h-0 flex-1 overflow-y-auto p-3">
        <TabPanel id="my-bets" tabKey={tab}>
          {tab === 'open' ? <OpenBets /> : <SettledBets />}
        </TabPanel>
      </div>
    </section>
  )
}
