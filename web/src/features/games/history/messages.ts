export const historyText = {
  empty: '还没有记录',
  emptyLine: '您在这个游戏的每一局都会记在这里。',
  fault: '记录加载失败',
  retry: '重试',
  loading: '正在加载记录',
  more: '更多记录',
  stake: '投注',
  payout: '派彩',
  open: '未完成',
  void: '已作废',
} as const
