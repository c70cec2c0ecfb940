export const tableStatesText = {
  notReady: '正在准备，即将开始',
  notReadyLine: '开始后自动显示，无需刷新。',
  failed: '加载失败',
  retry: '重试',
  connectionLost: '连接已断开，正在重连；倒计时与结果可能已过时',
} as const

/** Verdicts that give money back, in every game with rounds. */
export const returnedVerdicts = { push: '退本金', half: '退还一半', void: '已取消' } as const
