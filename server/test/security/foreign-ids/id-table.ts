import * as profile from '@xinghe/contract/account-profile.ts'
import type { Call } from '@xinghe/contract/call.ts'
import { chatDelete } from '@xinghe/contract/chat.ts'
import * as fair from '@xinghe/contract/games-fair.ts'
import { joinRoom, shoot } from '@xinghe/contract/games-fishing.ts'
import * as play from '@xinghe/contract/games-play.ts'
import { sharedBets } from '@xinghe/contract/games-shared.ts'
import * as feedback from '@xinghe/contract/inbox-feedback.ts'
import { deleteLetters, readLetters } from '@xinghe/contract/inbox-letters.ts'
import { launchByKey } from '@xinghe/contract/lobby-venues.ts'
import { claimOffers } from '@xinghe/contract/promotions.ts'
import { appealBet, readAppeals } from '@xinghe/contract/sports-appeal.ts'
import { resourceMethods } from '@xinghe/contract/sports-methods.ts'
import { resource } from '@xinghe/contract/sports-resource.ts'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import { removeCard, setDefaultCard } from '@xinghe/contract/wallet-cards.ts'
import * as deposit from '@xinghe/contract/wallet-deposit.ts'
import { newWithdrawal, withdrawOrders } from '@xinghe/contract/wallet-withdraw.ts'
import { withdrawalPassword as password } from '../../wallet-member.ts'
import type { OwnedIds } from './owned-ids.ts'

type Id = keyof OwnedIds

/** A call that takes an id: which id, in which field, and the rest of an input that would be accepted. */
export interface Row {
  readonly call: Call
  /** Of the call; of the book with its method. */
  readonly path: string
  /** `ids[]` is an id in a list. */
  readonly field: string
  readonly id: Id
  /** The caller's input: its own ids, with this id in the field. */
  readonly input: (own: OwnedIds, id: string) => object
}

const row = (call: Call, field: string, id: Id, input: Row['input']): Row => ({
  call,
  path: call.path,
  field,
  id,
  input,
})

/** The input has the id and nothing else that matters. */
const plain = (call: Call, field: string, id: Id, more: object = {}): Row =>
  row(call, field, id, (_, value) => ({ ...more, [field]: value }))

const listed = (call: Call, field: string, id: Id, more: object = {}): Row =>
  row(call, `${field}[]`, id, (_, value) => ({ ...more, [field]: [value] }))

/** Adds to the stake, which takes the launch. */
const double = { gameCode: 'BJ', action: 'double' }
const stand = { gameCode: 'BJ', action: 'stand' }
const complaint = { type: 1, content: '存款两小时仍未到账，请帮忙核对' }

const book = (method: string, field: string, id: Id, more: object = {}): Row => ({
  ...row(resource, field, id, (own, value) => ({
    method,
    enName: sportsEnName,
    Request: { timestamp: 0, token: own.bookUid, ...more, [field]: value },
  })),
  path: pathOfMethod(method),
})

/** Methods of the book are listed as paths of their own. */
export const pathOfMethod = (method: string): string => `${resource.path} ${method}`

export const idTable: readonly Row[] = [
  plain(profile.endSession, 'id', 'session'),
  plain(profile.forgetDevice, 'id', 'device'),
  plain(profile.revealValue, 'id', 'card', { field: 'card' }),
  plain(profile.chooseAvatar, 'avatar', 'avatar'),
  plain(chatDelete, 'id', 'message', { rid: 'hall' }),

  plain(fair.readFair, 'uid', 'slotUid'),
  row(fair.rotateFair, 'uid', 'slotUid', ({ nextCommit }, uid) => ({
    uid,
    nextCommit,
    clientSeed: 'other',
  })),
  row(fair.rotateFair, 'nextCommit', 'nextCommit', ({ slotUid: uid }, nextCommit) => ({
    uid,
    nextCommit,
    clientSeed: 'other',
  })),
  row(fair.setClientSeed, 'uid', 'slotUid', ({ commit }, uid) => ({
    uid,
    commit,
    clientSeed: 'other',
  })),
  row(fair.setClientSeed, 'commit', 'commit', ({ slotUid: uid }, commit) => ({
    uid,
    commit,
    clientSeed: 'other',
  })),
  plain(joinRoom, 'uid', 'fishUid'),
  plain(shoot, 'uid', 'fishUid', { room: '1', hits: [{ fish: '1', bullet: '1.00' }] }),
  plain(sharedBets, 'uid', 'lotteryUid', {
    table: 'K3',
    roundId: '1',
    bets: [{ play: 'sum', pick: 'big', stake: '10.00', price: 100 }],
  }),
  row(play.act, 'uid', 'cardsUid', ({ hand: roundId }, uid) => ({ uid, roundId, ...double })),
  row(play.act, 'roundId', 'hand', ({ cardsUid: uid }, roundId) => ({ uid, roundId, ...stand })),
  plain(play.deal, 'uid', 'cardsUid', { gameCode: 'BJ', stake: '10.00' }),
  plain(play.spin, 'uid', 'slotUid', { gameCode: 'KOI', stake: '2.00' }),
  plain(play.readRound, 'roundId', 'spin'),
  plain(play.roundHistory, 'before', 'spin'),

  listed(feedback.addFeedback, 'images', 'picture', complaint),
  listed(feedback.addFeedback, 'ticketIds', 'ticket', complaint),
  plain(feedback.addFeedback, 'orderId', 'orderId', complaint),
  plain(feedback.addFeedback, 'feedbackId', 'thread', complaint),
  plain(feedback.deleteFeedback, 'id', 'thread'),
  plain(feedback.feedbackPicture, 'id', 'picture'),
  plain(feedback.feedbackThread, 'id', 'thread'),
  listed(readLetters, 'ids', 'letter'),
  listed(deleteLetters, 'ids', 'secondLetter'),

  plain(launchByKey, 'key', 'launchKey'),
  plain(appealBet, 'ticketId', 'ticket', { text: '结算有误，请再看一下' }),
  listed(readAppeals, 'ticketIds', 'ticket'),
  book('ticket', 'requestId', 'betRequest'),
  book('deletePriceTarget', 'id', 'priceTarget'),
  book('cashOut', 'betId', 'bet', { share: 100, value: '1.00', policy: 'any' }),
  book('cashOutTicket', 'requestId', 'cashOutRequest'),
  ...Object.keys(resourceMethods).map((method) => book(method, 'token', 'bookUid')),

  plain(removeCard, 'id', 'card', { password }),
  plain(setDefaultCard, 'id', 'card'),
  plain(deposit.closeOrder, 'orderId', 'orderId'),
  plain(deposit.customerInfo, 'orderId', 'orderId'),
  plain(deposit.depositOrderStatus, 'orderId', 'orderId'),
  plain(deposit.pay, 'signalCode', 'signalCode', { rail: 'bank', amount: '600.00' }),
  plain(deposit.pay, 'quoteId', 'orderQuote', { rail: 'usdt-trc20', amount: '700.00' }),
  plain(deposit.coinTransfer, 'quoteId', 'depositQuote', { amount: '700.00' }),
  row(deposit.coinTransfer, 'cardId', 'coinCard', ({ withdrawQuote: quoteId }, cardId) => ({
    quoteId,
    cardId,
    amount: '700.00',
    password,
  })),
  plain(newWithdrawal, 'cardId', 'card', { amount: '300.00', password }),
  row(newWithdrawal, 'quoteId', 'withdrawQuote', ({ coinCard: cardId }, quoteId) => ({
    cardId,
    quoteId,
    amount: '700.00',
    password,
  })),
  plain(withdrawOrders, 'orderId', 'withdrawal'),
  // The last: an award asks for turnover, and its owner could not withdraw.
  listed(claimOffers, 'awardIds', 'award'),
]
