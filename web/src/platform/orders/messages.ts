/** States of deposits, withdrawals and transfers. */
export const orderStates: Readonly<Record<string, string>> = {
  waiting: '待付款',
  reviewing: '审核中',
  requested: '待审核',
  paying: '出款中',
  started: '处理中',
  unknown: '处理中',
  paid: '已完成',
  'paid-late': '已到账',
  'credited-in-review': '核实入账',
  done: '已完成',
  expired: '已过期',
  closed: '已取消',
  rejected: '未通过',
  refused: '已拒绝',
  returned: '已退回',
}
