export const dialogText = {
  loginTitle: '提示',
  loginMessage: '请先登录账号,才能了解更多',
  loginSure: '去登录',
  cancel: '取消',
  close: '关闭',
} as const

export const documentText = {
  terms: '规则与条款',
  privacy: '隐私政策',
  toTerms: '查看规则与条款',
  toPrivacy: '查看隐私政策',
  read: '已阅读',
  fault: '内容加载失败，请检查网络后重试',
  retry: '重试',
  close: '关闭',
} as const
