/** What other members may see of the member. */
export const privacyText = {
  title: '隐私设置',
  line: '设置其他会员可以看到您的哪些信息。',
  wins: '公开我的战绩',
  winsShown:
    '您的大额中奖和奖金会显示在首页“最新赢家”和聊天室，用户名仅显示首尾字符。关闭后立即停止显示，此前的记录也会一并移除。',
  winsHidden: '首页“最新赢家”和聊天室均不显示您的中奖和奖金。',
  hiddenNow: '已隐藏，其他会员将看不到您的战绩',
  shownNow: '已公开，其他会员可以看到您的大额中奖和奖金',
  fault: '隐私设置加载失败',
} as const
