export const pricesText = {
  open: '{play}赔率走势',
  lines: '选择盘口',
  none: '走势积累中，赔率变动后会画在这里。',
  fault: '赔率走势没有加载出来',
  loading: '正在加载赔率走势',
  chart: '{play}赔率走势，{from} 至 {to}',
  shownSides: '图中为赔率最低的 {count} 项，全部选项见下表。',
  side: '选项',
  first: '初始',
  highest: '最高',
  lowest: '最低',
  current: '当前',
} as const
