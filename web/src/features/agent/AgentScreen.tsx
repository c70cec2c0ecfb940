import { useState } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { Note } from '@xinghe/ui/Note.tsx'
import { RuleSections } from '@xinghe/ui/RuleSections.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { SkeletonFrame } from '@xinghe/ui/SkeletonFrame.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { emit } from '../../platform/bus/events.ts'
import { QueryError } from '../../platform/feedback/QueryError.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { useOnline } from '../../platform/network/online.ts'
import { useSession } from '../../platform/session/session.ts'
import { AgencyParts } from './agency/AgencyParts.tsx'
import { ApplyCard } from './apply/ApplyCard.tsx'
import { agentText as words } from './parts/messages.ts'
import { useAgentInfo, type AgentInfo } from './parts/use-agent.ts'
import { AgentHero } from './plan/AgentHero.tsx'
import { Calculator } from './plan/Calculator.tsx'
import { HowItWorks } from './plan/HowItWorks.tsx'
import { PlanTable } from './plan/PlanTable.tsx'

const column =
  'mx-auto max-w-[92rem] space-y-6 px-8 py-8 max-desk:space-y-4 max-desk:px-4 max-desk:py-4'

function AgentSkeleton() {
  const t = useText()
  return (
    <SkeletonFrame label={t(words.loading)}>
      <Skeleton className="h-72 w-full rounded-none max-desk:h-52" />
      <div className={column}>
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
    </SkeletonFrame>
  )
}

/** The own part of the page: a visitor's way in, the application, or the agency. */
function OwnPart({ info }: { info: AgentInfo }) {
  const t = useText()
  const isVisitor = useSession().token === ''
  const [hasJustJoined, setJustJoined] = useState(false)
  const { mine } = info
  if (isVisitor)
    return (
      <Note icon="users" title={t(words.visitor)} line={t(words.visitorLine)}>
        <Button variant="secondary" onClick={() => emit('login')}>
          {t(words.login)}
        </Button>
        <Button onClick={() => emit('register')}>{t(words.register)}</Button>
      </Note>
    )
  // After a login the answer to the visitor is still here for a moment.
  if (mine === null) return <Skeleton className="h-28 rounded-lg" />
  if (mine.state === 'none')
    return <ApplyCard conditions={mine.conditions} onJoined={() => setJustJoined(true)} />
  return <AgencyParts info={info} mine={mine} hasJustJoined={hasJustJoined} />
}

function Plan({ info }: { info: AgentInfo }) {
  const t = useText()
  const { plan, mine } = info
  const state = mine?.state ?? 'none'
  return (
    <>
      {state === 'none' && <HowItWorks />}
      <div className="grid grid-cols-2 gap-6 max-desk:grid-cols-1 max-desk:gap-4">
        <PlanTable
          plan={plan}
          reachedBp={state === 'agent' ? (mine?.agency?.thisMonth.rateBp ?? null) : null}
        />
        <Calculator key={info.version} plan={plan} />
      </div>
      <TitledCard title={t(words.rules)}>
        <RuleSections rules={info.rules} twoColumns />
      </TitledCard>
    </>
  )
}

/** The agents' plan for everybody, and the own agency of an agent. */
export function AgentScreen() {
  const t = useText()
  const online = useOnline()
  const query = useAgentInfo()
  const { data: info } = query
  if (info === undefined)
    return query.isError ? (
      <QueryError title={t(words.fault)} query={query} className="min-h-[62vh]" />
    ) : (
      <AgentSkeleton />
    )
  return (
    <article>
      <AgentHero plan={info.plan} />
      <div className={column}>
        {!online && <Note icon="info" title={t(words.offline)} />}
        <OwnPart info={info} />
        <Plan info={info} />
      </div>
    </article>
  )
}
