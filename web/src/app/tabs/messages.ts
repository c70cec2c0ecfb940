export const tabText = {
  bar: '已打开的页面',
  close: '关闭{title}',
  closeOthers: '关闭其他',
  refresh: '刷新当前页面',
} as const
