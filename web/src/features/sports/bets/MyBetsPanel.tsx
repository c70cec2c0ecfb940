import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useState } from 'react'
import { emit } from '../../../platform/bus/events.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { betsText as words } from '../words/bet-messages.ts'
import { OpenBets } from './OpenBets.tsx'
import { SettledBets } from './SettledBets.tsx'

const tabs = ['open', 'settled'] as const
type BetTab = (typeof tabs)[number]

function LoginFirst() {
  const t = useText()
  return (
    <EmptyState
      icon="card"
      title={t(words.loginFirst)}
      text={t(words.loginFirstLine)}
      action={<Button onClick={() => emit('login')}>{t(words.login)}</Button>}
    />
  )
}

function Bets() {
  const t = useText()
  const [tab, setTab] = useState<BetTab>('open')
  return (
    <>
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
    </>
  )
}

/** Running bets with their scores, and those of the last days with their reckoning. */
export function MyBetsPanel({ className = '' }: { className?: string }) {
  const t = useText()
  const loggedIn = useSession().token !== ''
  return (
    <section aria-label={t(words.title)} className={`flex min-h-0 flex-col ${className}`}>
      {loggedIn ? <Bets /> : <LoginFirst />}
    </section>
  )
}
