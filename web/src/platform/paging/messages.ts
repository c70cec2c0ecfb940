export const pagingText = {
  previous: '上一页',
  next: '下一页',
  page: '第 {page} 页',
  total: '共 {total} 条',
} as const
