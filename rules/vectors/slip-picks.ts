import { hkPrice } from '../src/base/odds.ts'
import { emptySlip, togglePick, type Slip } from '../src/sports/slip.ts'
import { pickKey, type SlipPick } from '../src/sports/slip-item.ts'

/** A pick on the home side of a handicap, with what a test wants otherwise. */
export const pickOf = (matchId: string, changes: Partial<SlipPick> = {}): SlipPick => ({
  matchId,
  lineId: `${matchId}-1`,
  halfId: null,
  gameType: 'FT',
  play: 'R',
  side: 'H',
  line: -2,
  goalNumber: null,
  hk: hkPrice(95),
  home: '江城竞技',
  away: '北岛联',
  ...changes,
})

export const champion = (matchId: string, side = 'run_1'): SlipPick =>
  pickOf(matchId, { play: 'FS', side, line: null, hk: hkPrice(450) })

/** The slip after touching these one by one. */
export const slipOf = (...picks: SlipPick[]): Slip =>
  picks.reduce((slip, pick) => {
    const next = togglePick(slip, pick)
    return next.ok ? next.value : slip
  }, emptySlip('M'))

export const valueOf = (result: ReturnType<typeof togglePick>): Slip => {
  if (!result.ok) throw new Error(result.reason)
  return result.value
}

export const confirming = { state: 'confirming', ticketId: null, reason: null } as const
export const accepted = { state: 'accepted', ticketId: 'bet_1', reason: null } as const
export const refused = { state: 'refused', ticketId: null, reason: 'price-moved' } as const
export const keysOf = ({ items }: Slip): string[] => items.map(pickKey)
