import { totalOf, valueOf } from './hand-total.ts'
import type { BlackjackAction } from './state.ts'
import type { BlackjackView } from './view.ts'

/** Columns: the dealer's open card 2–10, then ace. H hit, S stand, D double, P split, R surrender. */
const columns = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]

/** By the value of the paired card. Pairs without a row are played by their total. */
const pairRows: Readonly<Record<number, string>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPPHHHH',
  3: 'PPPPPPHHHH',
  4: 'HHHPPHHHHH',
  6: 'PPPPPHHHHH',
  7: 'PPPPPPHHHH',
  8: 'PPPPPPPPPP',
  9: 'PPPPPSPPSS',
}

/** By total. Below the first row hit, above the last stand. */
const hardRows: Readonly<Record<number, string>> = {
  8: 'HHHHHHHHHH',
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHRH',
  16: 'SSSSSHHRRR',
}

const softRows: Readonly<Record<number, string>> = {
  12: 'HHHHHHHHHH',
  13: 'HHHHDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHHDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SDDDDSSHHH',
}

const actions: Readonly<Record<string, BlackjackAction>> = {
  H: 'hit',
  S: 'stand',
  D: 'double',
  P: 'split',
  R: 'surrender',
}

/** Where the best action is not open: a soft 18 stands, all else hits. */
const instead = (action: BlackjackAction, soft: boolean, total: number): BlackjackAction =>
  action === 'double' && soft && total === 18 ? 'stand' : 'hit'

/** The action with the best mean result; insurance is never one. Null where there is nothing to choose. */
export const advise = ({ dealer, hands, allowed }: BlackjackView): BlackjackAction | null => {
  if (allowed.includes('decline')) return 'decline'
  const hand = hands.find(({ active }) => active)
  const [up] = dealer.cards
  if (hand === undefined || up === undefined || up === null) return null
  const { total, soft } = totalOf(hand.cards)
  const column = columns.indexOf(valueOf(up))
  const pairRow = allowed.includes('split') ? pairRows[valueOf(hand.cards[0] ?? 0)] : undefined
  const row = pairRow ?? (soft ? softRows : hardRows)[total] ?? (total < 12 ? 'H' : 'S').repeat(10)
  const best = actions[row[column] ?? 'S'] ?? 'stand'
  return allowed.includes(best) ? best : instead(best, soft, total)
}
