export const dialogText = {
  loginTitle: '提示',
  loginMessage: '请先登录账号,才能了解更多',
  loginSure: '去登录',
  cancel: '取消',
  close: '关闭',
  supportTitle: '安全提示',
  supportSafety: '为保障您的资金安全，存款渠道仅以本站网页、官方APP及官方客服提供的为准。',
  supportOffline:
    '凡通过线下代充、私下转账等方式进行的充值，本站一概不予承认，由此造成的损失由本人承担。',
  supportCode: '客服人员不会以任何理由向您索要密码或验证码。',
  supportGo: '联系客服',
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
