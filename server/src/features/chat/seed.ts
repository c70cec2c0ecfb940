import { instant } from '@xinghe/rules/base/instant.ts'
import type { ChatWordAction } from '@xinghe/rules/chat/filter-words.ts'
import type { Platform } from '../../platform/parts.ts'
import { insertNewWords } from './words/store.ts'

/** The date of this list; lines of a later one would have their own. */
const listedFrom = instant(Date.parse('2026-11-01T00:00:00Z'))

const list: Readonly<Record<ChatWordAction, readonly string[]>> = {
  mask: [
    '傻逼',
    '傻叉',
    '妈的',
    '他妈',
    '操你',
    '滚蛋',
    '废物',
    '垃圾人',
    '智障',
    '脑残',
    '王八蛋',
    '狗东西',
  ],
  // Offers that lead members away from the site, and fraud.
  refuse: [
    '代充',
    '代打',
    '刷单',
    '内幕消息',
    '稳赚不赔',
    '包赢',
    '带单',
    '私下交易',
    '出售账号',
    '收购账号',
    '低价充值',
  ],
  // Ordinary words that contain a masked one.
  allow: [
    '妈妈的',
    '姑妈的',
    '姨妈的',
    '大妈的',
    '舅妈的',
    '干妈的',
    '他妈妈',
    '废物利用',
    '操你的心',
  ],
}

/** Lines of the word list that a site begins with; those that an operator changed or ended stay so. */
export const seedChatWords = async ({ sql }: Pick<Platform, 'sql'>): Promise<void> => {
  const words = Object.entries(list).flatMap(([action, listed]) =>
    listed.map((word) => ({
      word,
      action: action as ChatWordAction,
      from: listedFrom,
      until: null,
    })),
  )
  await insertNewWords(sql, words)
}
