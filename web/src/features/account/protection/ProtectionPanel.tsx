import { limitKinds, limitPeriods } from '@xinghe/rules/account/limits.ts'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { BreakBanner } from './BreakBanner.tsx'
import { BreakCard } from './BreakCard.tsx'
import { LimitsCard } from './LimitsCard.tsx'
import { protectionText as words } from './messages.ts'
import { PlayTimeCard } from './PlayTimeCard.tsx'
import { RulesCard } from './RulesCard.tsx'
import { useProtection } from './use-protection.ts'

function ProtectionSkeleton() {
  const t = useText()
  return (
    <TitledCard title={t(words.limits)} line={t(words.limitsLine)}>
      <div aria-busy className="space-y-6">
        {limitKinds.map((kind) => (
          <div key={kind}>
            <Skeleton className="mb-3 h-9 w-64 max-w-full" />
            <div className="grid grid-cols-3 gap-3 max-desk:grid-cols-1">
              {limitPeriods.map((period) => (
                <Skeleton key={period} className="h-32" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </TitledCard>
  )
}

/** The member's own limits, time and breaks, for the member centre. */
export function ProtectionPanel() {
  const t = useText()
  const query = useProtection()
  const { data, isError } = query
  return (
    <div className="space-y-4">
      {data !== undefined && <BreakBanner taken={data} />}
      <RulesCard />
      {data === undefined && !isError && <ProtectionSkeleton />}
      {data === undefined && isError && (
        <QueryError
          title={t(words.fault)}
          query={query}
          className="rounded-lg bg-surface shadow-1"
        />
      )}
      {data !== undefined && (
        <>
          <LimitsCard limits={data.limits} />
          <PlayTimeCard protection={data} />
          <BreakCard taken={data} />
        </>
      )}
    </div>
  )
}
