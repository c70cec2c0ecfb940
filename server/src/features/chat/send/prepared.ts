import { filterChatText } from '@xinghe/rules/chat/filter.ts'
import type { ChatWords } from '@xinghe/rules/chat/filter-words.ts'
import type { PreparedOrder, SendOrder } from '../order/send-order.ts'

/** The filter takes longer than the rest of a judgement: it runs before the room is locked. */
export const prepared = (order: SendOrder, words: ChatWords): PreparedOrder => ({
  ...order,
  text: 'msg' in order.content ? filterChatText(order.content.msg, words) : null,
})
