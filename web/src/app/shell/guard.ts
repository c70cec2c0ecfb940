import type { Switches } from '@xinghe/rules/site/switches.ts'

export interface GuardedRoute {
  readonly requiresAuth: boolean
  readonly bindPhone: boolean
}

export interface Visitor {
  readonly loggedIn: boolean
  readonly switches: Pick<Switches, 'deposit' | 'crMode'>
  /** The member's bindings as far as loaded; a page without requirements does not load them. */
  readonly bound: 'loading' | 'fault' | 'yes' | 'no'
}

export type Verdict = 'allow' | 'not-found' | 'login-first' | 'bind-first' | 'wait' | 'fault'

const depositPaths = ['/mine/savemoney', '/app/help/ck']
const ownBookPath = '/game/sport/crty'

/** The router matches without case, so this must as well. */
export const isOwnBook = (pathname: string): boolean =>
  pathname.toLowerCase().startsWith(ownBookPath)

const switchedOff = (pathname: string, { deposit, crMode }: Visitor['switches']): boolean => {
  const path = pathname.toLowerCase()
  if (deposit === 0 && depositPaths.some((closed) => path.includes(closed))) return true
  return crMode === 0 && isOwnBook(path)
}

/** The guard's decision for a page. A closed page is closed for everyone. */
export const judge = (route: GuardedRoute, pathname: string, visitor: Visitor): Verdict => {
  if (switchedOff(pathname, visitor.switches)) return 'not-found'
  if (route.requiresAuth && !visitor.loggedIn) return 'login-first'
  if (!route.bindPhone) return 'allow'
  if (visitor.bound === 'loading') return 'wait'
  if (visitor.bound === 'fault') return 'fault'
  return visitor.bound === 'yes' ? 'allow' : 'bind-first'
}
