export const feedbackText = {
  tipsTitle: '温馨提示',
  sure: '确定',
  cancel: '取消',
  loading: '加载中...',
  retry: '重试',
} as const
