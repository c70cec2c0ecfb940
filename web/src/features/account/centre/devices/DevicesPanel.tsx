import { memberSessions } from '@xinghe/contract/account-profile.ts'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useCall } from '../../../../platform/api/use-call.ts'
import { QueryError } from '../../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { DeviceList } from './DeviceList.tsx'
import { LoginHistory } from './LoginHistory.tsx'
import { deviceText } from './messages.ts'
import { SessionList } from './SessionList.tsx'

/** Where the member is logged in, on which devices no code is asked, and who logged in before. */
export function DevicesPanel() {
  const t = useText()
  // Another device may have come or gone since the last look.
  const places = useCall(memberSessions, {}, { staleTime: 0 })
  return (
    <div className="space-y-4">
      {places.data !== undefined && (
        <>
          <SessionList sessions={places.data.sessions} />
          <DeviceList devices={places.data.devices} />
        </>
      )}
      {places.data === undefined && places.isError && (
        <QueryError
          title={t(deviceText.fault)}
          query={places}
          className="rounded-lg bg-surface shadow-1"
        />
      )}
      {places.data === undefined && !places.isError && (
        <TitledCard title={t(deviceText.sessions)} line={t(deviceText.sessionsLine)}>
          <div aria-busy className="space-y-4">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        </TitledCard>
      )}
      <LoginHistory />
    </div>
  )
}
