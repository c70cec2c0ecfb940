export const accountText = {
  line: '绑定联系方式并定期修改密码，账户与资金更安全。',
  phoneLine: '用于登录验证与找回密码，绑定后不可自行更改。',
  emailLine: '用于找回密码与接收安全通知。',
  passwordSet: '注册时设定：{day}',
  passwordChanged: '上次修改：{day}',
  withdrawalLine: '每次取款时验证，与登录密码分开保管。',
} as const
