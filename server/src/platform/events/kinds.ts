/** What one part tells another: written in the transaction that causes it, read by any consumer. */
export interface EventBodies {
  'setting-changed': { name: string }
  'member-registered': { memberId: string }
  'member-logged-in': { memberId: string }
  'session-ended': { memberId: string; hash: string; why: string }
  'notice-published': { noticeId: string }
  'balance-changed': { memberId: string }
  'letter-sent': { memberId: string; letterId: string }
}

export type EventKind = keyof EventBodies

export type OutboxEvent = {
  [Kind in EventKind]: {
    readonly id: bigint
    readonly tx: string
    readonly kind: Kind
    readonly body: EventBodies[Kind]
  }
}[EventKind]
