export const greetingText = {
  greeting: '{part}，{name}',
  morning: '早上好',
  noon: '中午好',
  afternoon: '下午好',
  evening: '晚上好',
  welcomeBack: '欢迎回来，祝您愉快',
  welcome: '欢迎加入，三步即可开始',
  balance: '中心钱包余额',
  showBalance: '显示余额',
  hideBalance: '隐藏余额',
  balanceFault: '余额加载失败，点击重试',
  deposit: '存款',
  transfer: '转账',
  withdraw: '取款',
  memberCentre: '个人中心',
} as const

export const firstStepsText = {
  title: '三步开始',
  bind: '绑定手机与实名',
  bindLine: '保障账户安全，取款前必须完成',
  deposit: '首次存款',
  depositLine: '多种方式，到账后自动更新',
  play: '选择赛事',
  playLine: '看准赛事，轻松下第一注',
} as const
