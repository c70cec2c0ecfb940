import { instant } from '../src/base/instant.ts'
import { hkPrice, type OddsType } from '../src/base/odds.ts'
import { pickKey, type SlipPick } from '../src/sports/slip/item.ts'
import { slipReducer, type SlipAction } from '../src/sports/slip/reducer.ts'
import {
  emptyState,
  type PickQuote,
  type PlacedOrder,
  type SlipState,
} from '../src/sports/slip/state.ts'

/** A pick on the home side of a handicap, with what a test wants otherwise. */
export const pickOf = (matchId: string, changes: Partial<SlipPick> = {}): SlipPick => ({
  matchId,
  marketId: `${matchId}-1`,
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

export const keyOf = (matchId: string): string => pickKey(pickOf(matchId))

export const champion = (matchId: string, side = 'run_1'): SlipPick =>
  pickOf(matchId, { play: 'FS', side, line: null, hk: hkPrice(450) })

export const after = (state: SlipState, ...actions: readonly SlipAction[]): SlipState =>
  actions.reduce<SlipState>(slipReducer, state)

/** The empty slip of a member who likes these odds. */
export const likes = (oddsType: OddsType): SlipState =>
  after(emptyState, { type: 'settings-read', oddsType, defaultStake: '', keepAfterBet: false })

/** The slip after touching these one by one. */
export const touched = (...picks: readonly SlipPick[]): SlipState =>
  after(likes('M'), ...picks.map((pick): SlipAction => ({ type: 'pick-toggled', pick })))

export const limits = {
  minRisk: 1_000n,
  maxRisk: 500_000n,
  marketRoom: 10_000_000n,
  matchRoom: 10_000_000n,
  memberDayRoom: 300_000n,
}
const cap = { amount: 10_000n, left: 5_000n }

/** An answer about every pick of the slip, at its price and with what a test wants otherwise. */
export const quoteFor = (
  { slip }: SlipState,
  changes: Partial<PickQuote> & { readonly balance?: bigint; readonly askedAt?: number } = {},
): SlipAction => {
  const { balance = 100_000n, askedAt = 1, ...pick } = changes
  return {
    type: 'quoted',
    keys: slip.items.map(pickKey),
    askedAt: instant(askedAt),
    answer: {
      picks: slip.items.map(({ hk, line }) => ({
        price: hk,
        line,
        state: 'open',
        live: null,
        limits,
        cap,
        ...pick,
      })),
      seriesLimits: limits,
      seriesCap: { ...cap, left: 4_000n },
      balance,
      centre: 0n,
      confirmMs: 0,
    },
  }
}

/** The same slip with every pick quoted. */
export const quoted = (state: SlipState, changes?: Parameters<typeof quoteFor>[1]): SlipState =>
  after(state, quoteFor(state, changes))

export const orderOf = (changes: Partial<PlacedOrder> = {}): PlacedOrder => ({
  state: 'open',
  code: 'single',
  ticketId: 'T1',
  reason: null,
  deadline: null,
  legs: [],
  ...changes,
})
export const confirming = orderOf({ state: 'confirming', ticketId: null, deadline: instant(9) })
export const refused = orderOf({ state: 'refused', ticketId: null, reason: 'price-moved' })

export const keysOf = ({ slip }: SlipState): string[] => slip.items.map(pickKey)

export const stake = (field: string, text: string): SlipAction => ({
  type: 'stake-typed',
  field,
  text,
})

/** Pressed with 100 on each pick, and not answered yet. */
export const sentWith = (...picks: readonly SlipPick[]): SlipState => {
  const state = quoted(touched(...picks))
  return after(state, ...keysOf(state).map((key) => stake(key, '100')), pressed)
}

export const pressed = {
  type: 'pressed',
  requestId: 'request-1',
  policy: 'none',
} as const satisfies SlipAction
export const answered = (...orders: readonly PlacedOrder[]): SlipAction => ({
  type: 'answered',
  requestId: 'request-1',
  orders,
})
