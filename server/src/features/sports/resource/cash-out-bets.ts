import { Refused } from '@xinghe/contract/refusal.ts'
import { sportsChannel } from '@xinghe/contract/sports.ts'
import { bookTerms } from '../book/book-terms.ts'
import { shownCashOut } from '../cash-out/cash-out-row.ts'
import { readOffers } from '../cash-out/read-offers.ts'
import { readByRequest } from '../cash-out/store-cash-out.ts'
import type { Method } from '../parts/method.ts'
import { readStakeable } from './store-room.ts'

export const readCashOutOffers: Method<'cashOutOffers'> = async (parts, _, { member, now }) => {
  const { book, platform } = parts
  if (!book.isWhole()) throw new Refused('book-not-ready')
  const terms = bookTerms(platform.settings.get('book'), now)
  return { offers: await readOffers(platform.sql, book, terms, member.memberId) }
}

export const cashOutBet: Method<'cashOut'> = async (parts, input, { member }) => {
  const { memberId, requestId } = member
  const { cashOut, stakeable } = await parts.cashing.cashOut(memberId, { ...input, requestId })
  return {
    cashOut: shownCashOut(cashOut),
    balance: stakeable ?? (await readStakeable(parts.platform.sql, memberId, sportsChannel)).whole,
  }
}

export const readCashOutTicket: Method<'cashOutTicket'> = async (
  { platform },
  { requestId },
  { member },
) => {
  const row = await readByRequest(platform.sql, member.memberId, requestId)
  return row === null ? [] : [shownCashOut(row)]
}
