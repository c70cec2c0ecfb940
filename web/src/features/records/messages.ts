/** The page of transaction records. */
export const recordText = {
  title: '交易记录',
  tabs: '记录类型',
  dealsTab: '交易明细',
  statementTab: '对账单',
} as const
