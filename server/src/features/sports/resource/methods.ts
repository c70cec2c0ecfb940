import type { ResourceMethod } from '@xinghe/contract/sports-methods.ts'
import { readAlertMatches } from '../alerts/alert-matches.ts'
import { deletePriceTarget, readPriceTargets, savePriceTarget } from '../alerts/price-targets.ts'
import { readFavourites, saveFavourite } from '../settings/favourites.ts'
import { readSettings, saveSettings } from '../settings/member-settings.ts'
import type { Method } from '../parts/method.ts'
import { cashOutBet, readCashOutOffers, readCashOutTicket } from './cash-out-bets.ts'
import { placeBets } from './place-bets.ts'
import { quotePicks } from './quote-picks.ts'
import { readHistory, readOpenBets, readTicket } from './read-bets.ts'
import { readBoard, readCounts, readLeagues } from './read-board.ts'
import { readChampions } from './read-champions.ts'
import { readMatch } from './read-match.ts'
import { readPreview } from './read-preview.ts'
import { readPriceHistory } from './read-price-history.ts'
import { readResults } from './read-results.ts'
import { searchMatches } from './search-matches.ts'

/** The use case behind every method of the contract's table. */
export const methods: { readonly [M in ResourceMethod]: Method<M> } = {
  counts: readCounts,
  leagues: readLeagues,
  board: readBoard,
  match: readMatch,
  preview: readPreview,
  priceHistory: readPriceHistory,
  champions: readChampions,
  results: readResults,
  search: searchMatches,
  quote: quotePicks,
  place: placeBets,
  openBets: readOpenBets,
  history: readHistory,
  ticket: readTicket,
  cashOutOffers: readCashOutOffers,
  cashOut: cashOutBet,
  cashOutTicket: readCashOutTicket,
  settings: readSettings,
  saveSettings,
  favourites: readFavourites,
  saveFavourite,
  alertMatches: readAlertMatches,
  priceTargets: readPriceTargets,
  savePriceTarget,
  deletePriceTarget,
}
