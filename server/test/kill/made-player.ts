import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Player } from './intention.ts'

/** A player of the games who has sent nothing yet. */
export const madePlayer = (id: MemberId, over: Partial<Player> = {}): Player => ({
  id,
  uuid: '',
  token: '',
  start: 0n,
  kind: 'gamer',
  cardId: null,
  uid: null,
  gamer: null,
  intentions: [],
  payments: [],
  ...over,
})
