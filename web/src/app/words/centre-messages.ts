/** The member centre's menu, its wallet and its shortcuts. */
export const mineText = {
  menu: '会员中心菜单',
  money: '资金',
  records: '记录',
  benefits: '礼遇',
  account: '账户',
  frozen: '账户已冻结',
  balanceTitle: '中心钱包余额',
  locked: '锁定金额',
  lockedLine: '处理中的订单占用的金额',
  quick: '快捷入口',
  balanceFault: '余额加载失败',
} as const
