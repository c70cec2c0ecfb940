export const dealText = {
  categories: '交易类别',
  all: '全部',
  state: '状态',
  stateAll: '全部状态',
  open: '处理中',
  done: '已完成',
  failed: '未成功',

  sumIn: '入账合计',
  sumOut: '出账合计',
  sumNet: '净变动',
  sumLine: '按中心钱包计，仅含已完成的交易',
  chart: '每日入账与出账',
  chartMonths: '每月入账与出账',
  chartIn: '入账',
  chartOut: '出账',
  chartEmpty: '这段时间没有已完成的交易',
  chartText: '{day} 入账 {in}，出账 {out}',
  chartHidden: '{day}',
  chartTable: '查看数据表',
  chartDay: '日期',

  list: '交易明细',
  loading: '正在加载交易记录',
  fault: '交易记录加载失败',
  empty: '这段时间没有交易记录',
  emptyLine: '可以换一个时段或类别再看看。',
  id: '编号',
  time: '时间',
  kind: '类型',
  channel: '方式',
  amount: '金额',
  fee: '手续费',
  viewOf: '查看 {id} 的详情',

  detailTitle: '交易详情',
  copyId: '复制编号',
  madeAt: '发起时间',
  endedAt: '完成时间',
  reason: '说明',
  noReason: '—',
  orderPage: '查看取款进度',
  depositPage: '查看存款订单',
  besideReview: '另有付款核对中',
  inReview: '核对中的付款',
  wayIn: '场馆 → 中心钱包',
  wayOut: '中心钱包 → 场馆',
} as const

export const categoryText = {
  deposit: '存款',
  withdraw: '取款',
  transfer: '转账',
  award: '优惠彩金',
  adjustment: '账户调整',
} as const

export const returnedText: Readonly<Record<string, string>> = {
  'balance-too-low': '场馆余额不足，款项已退回',
  refused: '场馆没有接受这笔转账，款项已退回',
  cancelled: '场馆确认未处理这笔转账，款项已退回',
}
export const returnedOther = '场馆没有完成这笔转账，款项已退回'
