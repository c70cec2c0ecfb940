/** The faults that a tester can set, per kind of request. */
export const operations = [
  'transfer-in',
  'transfer-out',
  'status',
  'cancel',
  'balance',
  'launch',
  'bets',
] as const
export type Operation = (typeof operations)[number]

/** `late` is executed after the caller's timeout; `repeat` is executed twice. */
export const faultKinds = [
  'hang-before',
  'hang-after',
  'late',
  'repeat',
  'refuse',
  'garbled',
  'down',
] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  readonly operation: Operation
  readonly kind: FaultKind
  /** How many requests still fail; null until the fault is cleared. */
  readonly left: number | null
}
