export const codeText = {
  label: '验证码',
  cells: '6位数字验证码',
  get: '获取验证码',
  again: '重新获取',
  wait: '{seconds}秒后重新获取',
  smsSent: '手机验证码已发送',
  mailSent: '邮箱验证码已发送',
  voiceSent: '语音验证码已拨出，请接听电话',
  missing: '请输入验证码',
  short: '请输入6位数字验证码',
  notAsked: '请先获取验证码',
} as const

export const countryText = {
  choose: '选择国家或地区',
  current: '国家或地区：{name} +{code}',
  search: '搜索国家、地区或区号',
  list: '国家与地区',
  nothing: '没有找到匹配的国家或地区',
  loading: '正在加载',
  fault: '列表加载失败',
  retry: '重试',
  mainland: '中国大陆',
} as const

export const phoneText = {
  label: '手机号码',
  placeholder: '请输入手机号码',
  wrong: '请输入正确的手机号码',
} as const

export const passwordText = {
  show: '显示密码',
  hide: '隐藏密码',
} as const
