import type { Refused } from '@xinghe/contract/refusal.ts'
import { minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { session } from '../../../../platform/session/session.ts'
import { serverNow } from '../../../../platform/site/pre-info.ts'

/** A little less than the server's half hour, so that the last step is not the one refused. */
const freshMs = 25 * minuteMs

let passed: { readonly token: string; readonly at: Instant } | null = null

export const markPhoneChecked = (): void => {
  passed = { token: session.get().token, at: serverNow() }
}

/** True while this login need not prove the phone again; the server has the last word. */
export const phoneCheckFresh = (): boolean =>
  passed !== null && passed.token === session.get().token && serverNow() - passed.at < freshMs

/** The server wants the phone proved (again) before it goes on. */
export const wantsPhoneCheck = ({ refusal }: Refused): boolean =>
  refusal === 'phone-check-required' || refusal === 'phone-check-aged'
