import type { NiuniuView } from '@xinghe/rules/games/cards/niuniu/niuniu.ts'

export const seatKey = (seat: string): string => `deal ${seat}`
export const turnKey = (seat: string): string => `turn ${seat}`

/** Hands are dealt from seat to seat, then turned: the others, the member, the dealer last. */
export const laidHands = ({ others }: NiuniuView): string[] => {
  const seats = others.map((_, index) => `other${index}`)
  return [
    ...['member', ...seats, 'dealer'].map(seatKey),
    ...[...seats, 'member', 'dealer'].map(turnKey),
  ]
}
