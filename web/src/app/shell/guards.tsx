import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { emit } from '../../platform/bus/events.ts'
import { showToast } from '../../platform/feedback/dialogs.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { rememberWantedPage } from '../../platform/navigation/wanted-page.ts'
import { latePart } from '../../platform/network/late-part.ts'
import { useMember } from '../../platform/member/member.ts'
import { useSession } from '../../platform/session/session.ts'
import { useSwitches } from '../../platform/site/pre-info.ts'
import { isOwnBook, judge, type GuardedRoute, type Verdict, type Visitor } from './guard.ts'
import { shellText } from '../words/messages.ts'
import { PageSkeleton } from '../states/PageSkeleton.tsx'

const MemberFault = latePart(() => import('../states/MemberFault.tsx'), 'MemberFault')

const boundOf = (member: ReturnType<typeof useMember>): Visitor['bound'] => {
  if (member.data === undefined) return member.isError ? 'fault' : 'loading'
  return member.data.bindPhone === 1 && member.data.bindRealName === 1 ? 'yes' : 'no'
}

/** What the guard decides for the page in the address bar. */
export const useVerdict = (route: GuardedRoute): Verdict => {
  const { pathname } = useLocation()
  const loggedIn = useSession().token !== ''
  const switches = useSwitches()
  const member = useMember()
  return judge(route, pathname, { loggedIn, switches, bound: boundOf(member) })
}

/** Applies the guard's decision: redirects, or shows why the page cannot open yet. */
export function Guarded({ verdict, children }: { verdict: Verdict; children: ReactNode }) {
  const t = useText()
  const navigate = useNavigate()
  const { key, pathname, search } = useLocation()
  const allowed = useRef<string>(undefined)

  useEffect(() => {
    if (verdict === 'allow') allowed.current = key
    if (verdict === 'bind-first') {
      rememberWantedPage(`${pathname}${search}`, 'binding')
      void navigate(pathOf('auth'), { replace: true })
    }
    if (verdict !== 'login-first') return
    // A member who was just logged out on this page needs no second explanation.
    if (allowed.current !== key) {
      rememberWantedPage(`${pathname}${search}`)
      showToast(t(shellText.loginFirst))
      // The host of the dialog hears it once its own effects have run.
      if (isOwnBook(pathname)) queueMicrotask(() => emit('login'))
    }
    void navigate(pathOf('home'), { replace: true })
  }, [verdict, key, pathname, search, navigate, t])

  if (verdict === 'fault') {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <MemberFault />
      </Suspense>
    )
  }
  if (verdict === 'wait') return <PageSkeleton />
  return children
}
