export const apiText = {
  statusFault: '请求失败（{status}）',
  networkFault: '网络异常',
  timeoutFault: '请求超时',
  abortedFault: '请求已取消',
  unknownFault: '服务开小差了，请稍后重试',
  sessionExpired: '请重新登录',
  completeProfile: '去完善',
} as const
