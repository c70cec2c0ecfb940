/** Events of the outbox: written in the transaction that causes them, read by any consumer. */
export interface EventBodies {
  'setting-changed': { name: string }
  'member-registered': { memberId: string }
  'member-logged-in': { memberId: string }
  'session-ended': { memberId: string; hash: string; why: string }
  'notice-published': { noticeId: string }
  'broadcast-sent': { broadcastId: string }
  'balance-changed': { memberId: string }
  /** The same for all members of one batch. */
  'balances-changed': { memberIds: readonly string[] }
  /** A deposit, a withdrawal or a transfer to a venue has changed its state. */
  'order-changed': {
    memberId: string
    kind: 'deposit' | 'withdraw' | 'transfer'
    id: string
    state: string
  }
  /** A payment was credited; `reference` names it within the order. */
  'deposit-credited': { memberId: string; orderId: string; reference: string }
  /** A bet was decided after its countdown, settled, or settled again. */
  'bet-changed': { memberId: string; betId: string; state: string }
  /** A price that a member waits for was reached. */
  'price-reached': { memberId: string; targetId: string }
  /** Awards were paid that are large enough to be told; amounts in fen as text. */
  'awards-granted': {
    awards: readonly {
      readonly id: string
      readonly memberId: string
      readonly title: string
      readonly amount: string
    }[]
  }
  /** The member no longer wants to be shown with wins and awards. */
  'wins-hidden': { memberId: string }
  'letter-sent': { memberId: string; letterId: string }
  /** A match or title has a newer result; its bets wait for settlement. */
  'sports-result': { matchId: string; revision: number }
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
