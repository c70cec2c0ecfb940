import type { Fen } from '../../base/money.ts'
import { no, ok, type Result } from '../../base/result.ts'

/** Which changed values the member accepts without being asked again. */
export const valueChangePolicies = ['better', 'any'] as const
export type ValueChangePolicy = (typeof valueChangePolicies)[number]

/** The amount that is paid, which is the value at the decision, or the fault. */
export const acceptValue = (
  asked: Fen,
  value: Fen,
  policy: ValueChangePolicy,
): Result<Fen, 'value-moved'> =>
  policy === 'any' || value >= asked ? ok(value) : no('value-moved')
