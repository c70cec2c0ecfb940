import { useEffect, useEffectEvent } from 'react'

/** Events between parts of the app; the names are the specification's. */
export interface Events {
  login: undefined
  register: undefined
  /** A login that needs a code: `phone` is the masked number, or email, that codes go to. */
  newDevice: {
    name: string
    passwordMd5: string
    phone: string
    byEmail: boolean
    /** Names the login at the server until its code has passed. */
    ticket: string
    message: string
  }
  forget_password: undefined
  closeAuth: undefined
  password_change_success: undefined
  switch_auth_way: undefined
  login_success: { userId: string }
  login_expired: undefined
  /** Ours: another tab has logged out. */
  left_elsewhere: undefined
  show_login_tips: undefined
  egame_tab_change: { category: string; tab: string }
  support_asked: undefined
  /** Launch of a venue; `gameCode` names one of its games. */
  launch_asked: { enName: string; gameCode?: string }
  show_terms: undefined
  show_privacy: undefined
}
export type EventName = keyof Events
export type EventHandler<Name extends EventName> = (payload: Events[Name]) => void

type Payload<Name extends EventName> = undefined extends Events[Name]
  ? [payload?: Events[Name]]
  : [payload: Events[Name]]

const handlers = new Map<EventName, Set<(payload: never) => void>>()

/** Returns the unsubscribe function. */
export const on = <Name extends EventName>(
  name: Name,
  handler: EventHandler<Name>,
): (() => void) => {
  const known = handlers.get(name) ?? new Set()
  handlers.set(name, known)
  known.add(handler)
  return () => known.delete(handler)
}

export const emit = <Name extends EventName>(name: Name, ...[payload]: Payload<Name>): void => {
  // A copy: a handler may unsubscribe during the emit.
  for (const handler of Array.from(handlers.get(name) ?? [])) {
    try {
      ;(handler as EventHandler<EventName>)(payload)
    } catch (fault) {
      // One listener's bug must not keep the event from the others.
      reportError(fault)
    }
  }
}

export const useEvent = <Name extends EventName>(name: Name, handler: EventHandler<Name>): void => {
  const latest = useEffectEvent(handler)
  useEffect(() => on(name, (payload) => latest(payload)), [name])
}
