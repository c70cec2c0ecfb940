import { RealityCheckHost } from '../../features/account/protection/RealityCheck.tsx'
import { LegalDueHost } from '../../features/site/legal/LegalDueHost.tsx'
import { SportsHost } from '../sports/SportsHost.tsx'

/** What can open over any page while a member is logged in. */
export function MemberHosts({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <RealityCheckHost onLeave={onLeave} />
      <LegalDueHost onLeave={onLeave} />
      <SportsHost />
    </>
  )
}
