/** Letters about changes of passwords and contacts. */
const notYou = '如非本人操作，请立即修改密码并联系客服。'

export const profileLetters = {
  passwordChanged: {
    title: '登录密码已修改',
    body: `您的登录密码已修改，其他设备已退出登录。${notYou}`,
  },
  withdrawalPasswordSet: {
    title: '取款密码已设置',
    body: `您的取款密码已设置。${notYou}`,
  },
  withdrawalPasswordChanged: {
    title: '取款密码已修改',
    body: `您的取款密码已修改。${notYou}`,
  },
  phoneBound: (masked: string) => ({
    title: '手机号码已绑定',
    body: `您的账户已绑定手机号码 ${masked}。${notYou}`,
  }),
  emailBound: (masked: string) => ({
    title: '邮箱已绑定',
    body: `您的账户已绑定邮箱 ${masked}。${notYou}`,
  }),
  emailChanged: (masked: string) => ({
    title: '绑定邮箱已更换',
    body: `您的绑定邮箱已更换为 ${masked}。${notYou}`,
  }),
}
