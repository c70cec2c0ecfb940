export const newDeviceText = {
  title: '安全验证',
  unusual: '因为您本次登录不寻常，为了您账户安全，请进行身份验证',
  boundPhone: '绑定的手机',
  boundEmail: '绑定的邮箱',
  code: '验证码',
  voiceAsk: '收不到短信？',
  voice: '语音验证码',
  warning: '工作人员不会以任何理由向您索要验证码，请勿告知他人',
  submit: '验证并登录',
  switchAccount: '切换账号',
  register: '注册新账户',
  support: '联系客服',

  middleTitle: '核对手机号码',
  middleLine: '为防止他人滥用，请补全绑定手机号码中间的4位数字',
  middleLabel: '手机号码中间4位',
  middleWrong: '手机号错误',
  middleSure: '确认',
  close: '关闭',

  devicesTitle: '信任设备已达上限',
  devicesLine:
    '最多可信任{max}台设备。继续登录将移除最久未使用的一台，该设备下次登录需要重新验证。',
  devicesDrop: '移除并登录',
  devicesKeep: '暂不登录',
} as const
