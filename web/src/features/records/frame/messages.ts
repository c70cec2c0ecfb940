/** What the lists of bets, transactions and the statement share. */
export const frameText = {
  retry: '重试',
  hidden: '已隐藏',

  presets: '常用时段',
  days1: '今天',
  days7: '近7天',
  days30: '近30天',
  range: '自定义日期',
  rangePlaceholder: '选择日期',
  previousMonth: '上个月',
  nextMonth: '下个月',
  caption: '{year}年{month}月',
  day: '{year}年{month}月{day}日',
  calendarLoading: '正在加载日历',

  emptyAction: '查看近30天',
  view: '详情',
  pages: '分页',
  close: '关闭',
  copied: '已复制',
  copyFailed: '复制失败，请手动复制',
} as const

export const weekdayText = ['日', '一', '二', '三', '四', '五', '六'] as const
