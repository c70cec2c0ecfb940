import { hash } from 'node:crypto'
import type { PlaceRequest } from './order.ts'

/** Equal for equal bets. It is compared only among requests of the same member. */
export const bodyHashOf = ({ oddsType, policy, bets }: PlaceRequest): string => {
  const plain = bets.map(({ code, stake, picks }) => [code, String(stake), picks])
  return hash('sha256', JSON.stringify([oddsType, policy, plain]), 'base64url').slice(0, 22)
}
