import { fenToText } from '@xinghe/rules/base/money.ts'
import type { VenueTransfer } from './store-transfer.ts'

/** The letter about a transfer that was pending and has ended. */
export const transferLetter = (
  { direction, amount }: Pick<VenueTransfer, 'direction' | 'amount'>,
  venueTitle: string,
  state: 'done' | 'returned',
): { title: string; body: string } => {
  const what = direction === 'in' ? `转入${venueTitle}` : `从${venueTitle}转回`
  const failed =
    direction === 'in' ? '未能完成，金额已退回中心钱包。' : '未能完成，金额仍在该场馆，可再次转回。'
  return {
    title: state === 'done' ? '转账已完成' : '转账未完成',
    body: `您${what}的 ${fenToText(amount)} 元${state === 'done' ? '已确认完成。' : failed}`,
  }
}
