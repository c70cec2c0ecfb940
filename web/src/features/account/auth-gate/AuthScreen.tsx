import { useNavigate } from 'react-router'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { SkeletonFrame } from '@xinghe/ui/SkeletonFrame.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { takeWantedPage } from '../../../platform/navigation/wanted-page.ts'
import { useMember } from '../../../platform/member/member.ts'
import { PhoneBinding } from '../centre/binding/PhoneBinding.tsx'
import { RealNameBinding } from '../centre/binding/RealNameBinding.tsx'
import { FrozenBanner } from '../centre/FrozenBanner.tsx'
import { GateDone } from './GateDone.tsx'
import { GateReasons } from './GateReasons.tsx'
import { GateTrail } from './GateTrail.tsx'
import { gateText } from './messages.ts'

/** Shown before pages that need a bound phone and a real name; afterwards it goes on to that page. */
export function AuthScreen() {
  const t = useText()
  const navigate = useNavigate()
  const { data: member, ...query } = useMember()

  if (member === undefined) {
    if (query.isError) {
      return (
        <QueryError
          title={t(gateText.fault)}
          query={query}
          className="rounded-lg bg-surface shadow-1"
        />
      )
    }
    return (
      <SkeletonFrame label={t(gateText.loading)} className="space-y-4">
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-96 rounded-lg" />
      </SkeletonFrame>
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
      {member.state === 'frozen' && <FrozenBanner member={member} />}
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
