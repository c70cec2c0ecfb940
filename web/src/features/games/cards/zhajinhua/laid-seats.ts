import type { ZhajinhuaView } from '@xinghe/rules/games/cards/zhajinhua/view.ts'

export const dealKey = (seat: number): string => `deal ${seat}`
export const turnKey = (seat: number): string => `turn ${seat}`

/** The member is seat 0. Hands are dealt from seat to seat; each is turned when its cards are shown. */
export const laidSeats = ({ member, opponents }: ZhajinhuaView): string[] => {
  const hands = [member, ...opponents]
  const open = hands.flatMap(({ cards }, seat) => (cards[0] === null ? [] : [turnKey(seat)]))
  return [...hands.map((_, seat) => dealKey(seat)), ...open]
}
