export const newTaskText = {
  steps: ['注册后在期限内逐项完成任务', '完成一项即可领取一项', '全部完成再领一份'],
  title: '我的任务',
  line: '已完成 {done} / {all} 项，全部领取共 {amount}',
  visitorLine: '共 {all} 项任务，全部领取共 {amount}',
  phone: '绑定手机号码',
  identity: '完善真实姓名和生日',
  'withdrawal-password': '设置取款密码',
  'own-limit': '设置一项自己的限额',
  deposit: '累计存款满 {amount}',
  counted: '有效流水满 {amount}',
  parlay: '完成一张串关注单（已结算）',
  all: '完成全部任务',
} as const
