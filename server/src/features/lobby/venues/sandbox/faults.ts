/** What can be made to go wrong, per kind of request. */
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

/** `late` is done only after the caller has stopped waiting; `repeat` arrives twice. */
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
  /** How often it still goes wrong; null until it is taken back. */
  readonly left: number | null
}
