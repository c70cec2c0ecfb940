import { useNavigate } from 'react-router'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { takeWantedPage } from '../../../platform/navigation/wanted-page.ts'
import { useMember } from '../../../platform/session/member.ts'
import { PhoneBinding } from '../centre/binding/PhoneBinding.tsx'
import { RealNameBinding } from '../centre/binding/RealNameBinding.tsx'
import { FrozenBanner } from '../centre/FrozenBanner.tsx'
import { GateDone } from './GateDone.tsx'
import { GateReasons } from './GateReasons.tsx'
import { GateTrail } from './GateTrail.tsx'
import { gateText } from './messages.ts'

/** The gate before pages that need a bound phone and a real name; then on to the page that was wanted. */
export function AuthScreen() {
  const t = useText()
  const faultText = useFaultText()
  const navigate = useNavigate()
  const { data: member, ...query } = useMember()

  if (member === undefined) {
    if (query.isError) {
      return (
        <ErrorState
          title={t(gateText.fault)}
          text={faultText(query.error)}
          retryLabel={t(gateText.retry)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          className="rounded-lg bg-surface shadow-1"
        />
      )
    }
    return (
      <div aria-busy className="space-y-4">
        <p role="status" className="sr-only">
          {t(gateText.loading)}
        </p>
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
    )
  }

  const named = member.bindRealName === 1
  const phoned = member.bindPhone === 1
  const goOn = (other: boolean) => {
    if (!other) return
    void navigate(takeWantedPage('binding') ?? pathOf('userinfo'), { replace: true })
  }
  return (
    <div className="space-y-4">
      {member.state === 'frozen' && <FrozenBanner reason={member.stateReason} />}
      <section className="rounded-lg bg-surface shadow-1">
        <header className="border-b border-line px-6 py-5 max-desk:px-4">
          <h1 className="text-20 font-bold">{t(gateText.title)}</h1>
          <p className="mt-1 max-w-2xl text-13 text-muted">{t(gateText.line)}</p>
        </header>
        {phoned && named ? (
          <GateDone />
        ) : (
          <div className="grid grid-cols-[minmax(0,30rem)_minmax(0,1fr)] gap-10 p-6 max-desk:grid-cols-1 max-desk:gap-6 max-desk:p-4">
            <div className="min-w-0">
              <GateTrail phoned={phoned} named={named} />
              {phoned ? (
                <RealNameBinding onDone={() => goOn(true)} />
              ) : (
                <PhoneBinding name={member.name} onDone={() => goOn(named)} />
              )}
            </div>
            <GateReasons />
          </div>
        )}
      </section>
    </div>
  )
}
