/** Letters about added and removed cards. */
const notYou = '如非本人操作，请立即修改密码并联系客服。'

export const cardLetters = {
  added: (masked: string) => ({
    title: '收款账户已绑定',
    body: `您已绑定收款账户 ${masked}。${notYou}`,
  }),
  removed: (masked: string) => ({
    title: '收款账户已删除',
    body: `您已删除收款账户 ${masked}。${notYou}`,
  }),
}
