import { dayMs, type Instant } from '../base/instant.ts'

/** What makes an account safer, in the order in which it is offered. */
export const securitySteps = [
  'phone',
  'realName',
  'email',
  'withdrawalPassword',
  'freshPassword',
] as const
export type SecurityStep = (typeof securitySteps)[number]

export const passwordMaxAgeMs = 180 * dayMs

export interface SecurityState {
  readonly phone: boolean
  readonly realName: boolean
  readonly email: boolean
  readonly withdrawalPassword: boolean
  /** Null: it is still the one of the registration. */
  readonly passwordChangedAt: Instant | null
  readonly registeredAt: Instant
}

export interface SecurityLevel {
  /** 0–100, twenty for each step. */
  readonly score: number
  readonly level: 'low' | 'middle' | 'high'
  /** What to do next, the most useful first. */
  readonly next: readonly SecurityStep[]
}

export const securityLevel = (state: SecurityState, now: Instant): SecurityLevel => {
  const passwordAge = now - (state.passwordChangedAt ?? state.registeredAt)
  const done: Record<SecurityStep, boolean> = {
    phone: state.phone,
    realName: state.realName,
    email: state.email,
    withdrawalPassword: state.withdrawalPassword,
    freshPassword: passwordAge < passwordMaxAgeMs,
  }
  const next = securitySteps.filter((step) => !done[step])
  const score = ((securitySteps.length - next.length) * 100) / securitySteps.length
  return { score, level: score >= 80 ? 'high' : score >= 60 ? 'middle' : 'low', next }
}
