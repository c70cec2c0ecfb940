import * as z from 'zod/mini'
import { maxLegs } from '@xinghe/rules/sports/combination.ts'
import { fen, moment, page, text } from './codec.ts'
import { bet } from './sports-bet.ts'
import { cashOut, cashOutOffer, cashOutRequest } from './sports-cash-out.ts'
import { champion } from './sports-champion.ts'
import { headingCount } from './sports-count.ts'
import { marketSample, statistic, winnerSample } from './sports-figures.ts'
import { league } from './sports-league.ts'
import { limits, payoutCap, pickQuote, wantedPick } from './sports-pick.ts'
import { preview } from './sports-preview.ts'
import { match } from './sports-match.ts'
import { marketRequest, matchRequest } from './sports-request.ts'
import { favourites, memberSettings, settingFields, stake } from './sports-settings.ts'
import { alertMatch, priceTarget, wantedTarget } from './sports-target.ts'
import { boardMenu, boardShow, day, gameType, oddsType, policy } from './sports-values.ts'

const picks = z.array(wantedPick).check(z.minLength(1), z.maxLength(maxLegs))

/** Methods of `venue/resource`: input beside the common fields, and output of each. */
export const resourceMethods = {
  counts: {
    summary: 'How many matches and titles stand under each sport and heading.',
    request: z.object({}),
    answer: z.object({
      topic: z.string(),
      counts: z.array(headingCount),
      feedAlive: z.boolean(),
    }),
  },
  leagues: {
    summary: 'The leagues of a heading, with how many matches each has there.',
    request: z.object({ gameType, showType: boardShow, date: z.optional(day) }),
    answer: z.array(league),
  },
  board: {
    summary:
      'A heading of a sport with the markets of one menu; FU may ask for one day. Pages of 300.',
    request: z.object({
      gameType,
      showType: boardShow,
      date: z.optional(day),
      menu: z.optional(boardMenu),
      pageNum: page.pageNum,
    }),
    answer: z.object({
      /** Topic of the changes; empty for a board that is too large for a topic. */
      topic: z.string(),
      /** Number of matches under the heading; a page has up to 300 of them, the earliest kick-off first. */
      total: z.number(),
      matches: z.array(match),
    }),
  },
  match: {
    summary: 'A match with all its markets, what happened in it, and how its prices moved.',
    request: matchRequest,
    answer: z.object({
      topic: z.string(),
      match,
      events: z.array(
        z.object({
          /** Match seconds since kick-off, breaks included. */
          at: z.number(),
          kind: z.string(),
          side: z.nullable(z.enum(['H', 'C'])),
          value: z.number(),
        }),
      ),
      statistics: z.array(statistic),
      /** History of the winner market's prices. */
      movement: z.array(winnerSample),
    }),
  },
  preview: {
    summary:
      'What was known before kick-off: form, earlier meetings, table and line-ups; null where the feed has no preview.',
    request: matchRequest,
    answer: z.object({ preview: z.nullable(preview) }),
  },
  priceHistory: {
    summary: 'How the prices of one market on offer have moved since the server first heard them.',
    request: marketRequest,
    answer: z.object({
      sides: z.array(z.string()),
      samples: z.array(marketSample),
    }),
  },
  champions: {
    summary: 'Titles of leagues with the prices of their runners.',
    request: z.object({
      gameType: z.optional(gameType),
      showType: z.optional(z.enum(['FSFT', 'FSFU'])),
    }),
    answer: z.object({ topic: z.string(), champions: z.array(champion) }),
  },
  results: {
    summary: 'How the matches of a GMT+8 day ended; their markets are left out.',
    request: z.object({ gameType, date: day }),
    answer: z.array(match),
  },
  search: {
    summary: 'Matches whose teams or league hold these words, the soonest first.',
    request: z.object({ words: text(30, 1) }),
    answer: z.array(match),
  },
  quote: {
    summary: 'The prices of these picks now, and what may be staked on each bet that they allow.',
    request: z.object({ picks, series: z.boolean() }),
    answer: z.object({
      picks: z.array(pickQuote),
      seriesLimits: z.nullable(limits),
      /** The lowest cap among the picks. */
      seriesCap: z.nullable(payoutCap),
      /** Stakeable money: the sports wallet, plus the centre with auto-transfer. */
      balance: fen,
      /** The part of `balance` in the centre wallet. */
      centre: fen,
      /** How long the bet would be confirming; 0 before the match. */
      confirmMs: z.number(),
    }),
  },
  place: {
    summary:
      'Places up to 20 bets, each accepted or refused on its own. The request-id header names the intention: repeated with the same body it gets the same bets, for ever.',
    request: z.object({
      oddsType,
      policy,
      bets: z
        .array(
          z.object({
            /** `single`, or the code of a combination of all its picks: `3x1`, `3x4`, `2of3`. */
            code: text(12, 1),
            /** Of a combination: the unit stake. */
            stake,
            picks,
          }),
        )
        .check(z.minLength(1), z.maxLength(20)),
    }),
    answer: z.object({
      /** In the order of the bets: open, confirming, or refused with its reason. */
      orders: z.array(bet),
      balance: fen,
    }),
  },
  openBets: {
    summary: 'Confirming orders and running bets, newest first; at most 200.',
    request: z.object({}),
    answer: z.array(bet),
  },
  history: {
    summary: 'Settled bets by the time of placing, newest first, with the sums of the period.',
    request: z.object({ from: moment, to: moment, ...page }),
    answer: z.object({
      total: z.number(),
      sums: z.object({ risk: fen, net: fen, turnover: fen }),
      list: z.array(bet),
    }),
  },
  ticket: {
    summary:
      'The bets of one request id, for a client that lost the answer; none when none came in.',
    request: z.object({ requestId: text(64, 8) }),
    answer: z.array(bet),
  },
  cashOutOffers: {
    summary: 'What each running bet of the member is worth now, or why it cannot be cashed out.',
    request: z.object({}),
    answer: z.object({ offers: z.array(cashOutOffer) }),
  },
  cashOut: {
    summary:
      'Pays a running bet, or a share of it, at its value of this moment. The request-id header names the intention, as for `place`.',
    request: cashOutRequest,
    answer: z.object({ cashOut, balance: fen }),
  },
  cashOutTicket: {
    summary:
      'The cash out of one request id, for a client that lost the answer; none when none came in.',
    request: z.object({ requestId: text(64, 8) }),
    answer: z.array(cashOut),
  },
  settings: {
    summary: 'How the member likes to bet.',
    request: z.object({}),
    answer: memberSettings,
  },
  saveSettings: {
    summary: 'Changes what is given and leaves the rest.',
    request: z.object({
      oddsType: z.optional(oddsType),
      policy: z.optional(policy),
      quickStakes: z.optional(settingFields.quickStakes),
      defaultStake: z.optional(settingFields.defaultStake),
      keepAfterBet: z.optional(settingFields.keepAfterBet),
      alerts: z.optional(settingFields.alerts),
    }),
    answer: memberSettings,
  },
  favourites: {
    summary: 'The matches and leagues that the member has marked.',
    request: z.object({}),
    answer: favourites,
  },
  saveFavourite: {
    summary: 'Marks a match or a league, or takes the mark away.',
    request: z.object({ kind: z.enum(['match', 'league']), id: text(60, 1), on: z.boolean() }),
    answer: favourites,
  },
  alertMatches: {
    summary:
      'Matches to be alerted of, running or soonest first: marked, of a marked league, or of an open bet.',
    request: z.object({}),
    answer: z.array(alertMatch),
  },
  priceTargets: {
    summary: 'The prices that the member waits for or that were reached lately, newest first.',
    request: z.object({}),
    answer: z.array(priceTarget),
  },
  savePriceTarget: {
    summary: 'Waits for a price of a pick; at most 20 at once. It is reached once.',
    request: wantedTarget,
    answer: z.array(priceTarget),
  },
  deletePriceTarget: {
    summary: 'Stops waiting, or removes a price that was reached from the list.',
    request: z.object({ id: text(30, 1) }),
    answer: z.array(priceTarget),
  },
} as const

export type ResourceMethod = keyof typeof resourceMethods
/** Methods for visitors too: the offers of the book, and the results of its matches. */
export const visitorMethods = [
  'counts',
  'leagues',
  'board',
  'match',
  'preview',
  'priceHistory',
  'champions',
  'results',
  'search',
] as const satisfies readonly ResourceMethod[]
export type VisitorMethod = (typeof visitorMethods)[number]
export const isVisitorMethod = (method: ResourceMethod): method is VisitorMethod =>
  (visitorMethods as readonly ResourceMethod[]).includes(method)

export const isResourceMethod = (name: string): name is ResourceMethod =>
  Object.hasOwn(resourceMethods, name)

/** Input of a method. */
export type ResourceInput<M extends ResourceMethod> = z.output<
  (typeof resourceMethods)[M]['request']
>
/** Output of a method, decoded. */
export type ResourceAnswer<M extends ResourceMethod> = z.output<
  (typeof resourceMethods)[M]['answer']
>
/** Output of a method on the wire. */
export type WireAnswer<M extends ResourceMethod> = z.input<(typeof resourceMethods)[M]['answer']>
