/** What others may see of the member. */
export const privacyText = {
  title: '隐私设置',
  line: '决定其他会员能看到您的哪些信息。',
  wins: '公开我的战绩',
  winsShown:
    '大额中奖和奖金会显示在首页“最新赢家”和聊天室，用户名只露出首尾字符。关闭后立即不再显示，之前的记录也一并移除。',
  winsHidden: '首页“最新赢家”和聊天室都不显示您的中奖和奖金。',
  hiddenNow: '已隐藏，其他会员不再看到您的战绩',
  shownNow: '已公开，新的大额中奖和奖金会显示出来',
  fault: '隐私设置加载失败',
} as const
