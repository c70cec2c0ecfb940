import { limitKinds, limitPeriods } from '@xinghe/rules/account/limits.ts'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { CentreCard } from '../centre/CentreCard.tsx'
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
    <CentreCard title={t(words.limits)} line={t(words.limitsLine)}>
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
    </CentreCard>
  )
}

/** The member's own limits, time and breaks, for the member centre. */
export function ProtectionPanel() {
  const t = useText()
  const faultText = useFaultText()
  const { data, isError, error, isFetching, refetch } = useProtection()
  return (
    <div className="space-y-4">
      {data !== undefined && <BreakBanner taken={data} />}
      <RulesCard />
      {data === undefined && !isError && <ProtectionSkeleton />}
      {data === undefined && isError && (
        <ErrorState
          title={t(words.fault)}
          text={faultText(error)}
          retryLabel={t(words.retry)}
          onRetry={() => void refetch()}
          retrying={isFetching}
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
