import type { SharedBet, SharedPick } from '@xinghe/rules/chat/room-event.ts'
import { hkPrice, isHkPrice, winPerRisk } from '@xinghe/rules/base/odds.ts'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import type { PlayCode } from '@xinghe/rules/sports/plays.ts'
import { pickKey, type SlipPick } from '@xinghe/rules/sports/slip/item.ts'
import { holdsPick } from '@xinghe/rules/sports/slip/picks.ts'
import type { WantedPick } from '@xinghe/rules/sports/slip/state.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { callResource } from '../book/call-resource.ts'
import { currentState, dispatch, togglePick } from '../slip/slip-store.ts'

export type FollowOutcome = {
  readonly added: number
  readonly gone: number
}

/** The price of the ticket as a Hong Kong price: the question needs one, the answer brings today's. */
const oldPrice = ({ oddsType, shown }: SharedPick) => {
  const win = winPerRisk({ type: oddsType, shown })
  const hundredths = Math.round((Number(win.top) * 100) / Number(win.bottom))
  return hkPrice(isHkPrice(hundredths) ? hundredths : 100)
}

const wantedOf = (pick: SharedPick): WantedPick => ({
  matchId: pick.gide,
  marketId: pick.gameId,
  play: pick.w as PlayCode,
  side: pick.side,
  line: pick.ratio,
  goalNumber: pick.goalNumber,
  hk: oldPrice(pick),
  live: null,
})

const inScript = ({ cn, tw }: SharedPick['home']): string =>
  currentLanguage() === 'zh-CN' ? cn : tw

/** Of a champion `home` is the title and `away` the runner, as the board gives them. */
const slipPickOf = (pick: SharedPick, price: number, line: number | null): SlipPick => ({
  matchId: pick.gide,
  marketId: pick.gameId,
  halfId: null,
  gameType: pick.gameType as MatchGameType,
  play: pick.w as PlayCode,
  side: pick.side,
  line,
  goalNumber: pick.goalNumber,
  hk: hkPrice(price),
  home: pick.home.cn === '' ? inScript(pick.league) : inScript(pick.home),
  away: pick.sideName === null ? inScript(pick.away) : inScript(pick.sideName),
})

/** Puts the picks of a shared bet into the slip at today's prices. A pick that is no longer offered is left out. */
export const followBet = async (bet: SharedBet): Promise<FollowOutcome> => {
  const { picks } = await callResource('quote', { picks: bet.picks.map(wantedOf), series: false })
  const offered = bet.picks.flatMap((pick, at) => {
    const quote = picks[at]
    if (quote?.state !== 'open' || !isHkPrice(quote.price)) return []
    return [slipPickOf(pick, quote.price, quote.line)]
  })
  const fresh = offered.filter((pick) => !holdsPick(currentState().slip, pickKey(pick)))
  const added = fresh.filter((pick) => togglePick(pick)).length
  if (added > 0 && bet.code !== 'single') dispatch({ type: 'mode-chosen', mode: 'series' })
  return { added, gone: bet.picks.length - offered.length }
}
