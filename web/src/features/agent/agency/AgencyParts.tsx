import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { siteDay } from '@xinghe/rules/base/instant.ts'
import { Note } from '@xinghe/ui/Note.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ReferralCode } from '../../../platform/referral/ReferralCode.tsx'
import { changeAgentFilter, readAgentFilter, type AgentFilter } from '../parts/agent-filter.ts'
import { agentText as words } from '../parts/messages.ts'
import type { AgentInfo, Mine } from '../parts/use-agent.ts'
import { MemberTable } from './MemberTable.tsx'
import { MonthReport } from './MonthReport.tsx'
import { ThisMonth } from './ThisMonth.tsx'

interface AgencyPartsProps {
  info: AgentInfo
  mine: Mine
  /** The application was accepted just now: its button is gone, and the focus moves here. */
  hasJustJoined: boolean
}

/** What an agent sees: link, running month, report and members; the address holds the filter. */
export function AgencyParts({ info, mine, hasJustJoined }: AgencyPartsProps) {
  const t = useText()
  const { agency } = mine
  const isEnded = mine.state === 'ended'
  const running = agency?.month ?? siteDay(info.serverTime).slice(0, 7)
  const [search, setSearch] = useSearchParams()
  const filter = readAgentFilter(search, running)
  const change = (wish: Partial<AgentFilter>): void =>
    setSearch(changeAgentFilter(filter, wish, running), { replace: true })
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasJustJoined) top.current?.focus()
  }, [hasJustJoined])
  return (
    <div ref={top} tabIndex={-1} className="space-y-6 outline-hidden max-desk:space-y-4">
      {isEnded && <Note icon="info" title={t(words.ended)} line={t(words.endedLine)} />}
      {!isEnded && agency !== null && (
        <>
          <ThisMonth plan={info.plan} agency={agency} />
          <TitledCard title={t(words.shareTitle)} line={t(words.shareLine)}>
            <ReferralCode parameter="rcode" code={agency.code} texts={words} />
          </TitledCard>
        </>
      )}
      <MonthReport
        month={filter.month}
        running={running}
        isEnded={isEnded}
        onMonth={(month) => change({ month })}
      />
      <MemberTable filter={filter} isEnded={isEnded} onChange={change} />
    </div>
  )
}
