import { siteMinute, type Instant } from '@xinghe/rules/base/instant.ts'

/** Letters about added and removed cards. */
const notYou = '如非本人操作，请立即修改密码并联系客服。'

const heldNote = (usableFrom: Instant | null): string =>
  usableFrom === null ? '' : `为保障资金安全，${siteMinute(usableFrom)} 之后才能取款至该账户。`

export const cardLetters = {
  added: (masked: string, usableFrom: Instant | null) => ({
    title: '收款账户已绑定',
    body: `您已绑定收款账户 ${masked}。${heldNote(usableFrom)}${notYou}`,
  }),
  removed: (masked: string) => ({
    title: '收款账户已删除',
    body: `您已删除收款账户 ${masked}。${notYou}`,
  }),
}
