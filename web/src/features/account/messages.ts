export const brandPanelText = {
  line: '一个账户，畅玩全站',
  wire: '通信全程加密',
  wireLine: '每次打开页面都重新协商密钥',
  password: '密码不以明文传送',
  passwordLine: '服务器只保存加盐后的摘要',
  responsible: '理性娱乐',
  responsibleLine: '本站仅向年满{age}周岁的会员开放',
} as const
