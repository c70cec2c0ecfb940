/** Names of ledger codes that give or take money beside deposits, withdrawals and bets. */
export const adjustingCodeNames: Readonly<Record<string, string>> = {
  award: '活动彩金',
  rebate: '返水',
  commission: '代理佣金',
  'award-return': '彩金退回',
  'adjust-in': '人工加款',
  'adjust-out': '人工扣款',
  confiscate: '违规扣除',
}
