/** Texts of pools, winners and recent games. */
export const toldText = {
  pools: '累积奖池',
  poolsLine: '每一元投注都有机会，数字只显示已入池的金额',
  mini: '迷你奖',
  major: '大奖',
  grand: '巨奖',
  toSlots: '去电子游艺',
  winners: '最新赢家',
  winnersLine: '近 {hours} 小时单注净赢 {amount} 及以上',
  winnersNone: '近 {hours} 小时暂无大奖',
  winnersNoneLine: '有会员中大奖时，会立即显示在这里。',
  winnersFault: '赢家榜加载失败',
  retry: '重新加载',
  simulated: '模拟',
  multiple: '{multiple} 倍',
  recent: '最近玩过',
  recentMore: '全部游戏',
} as const
