export const searchText = {
  recent: '最近搜索',
  forget: '删除搜索记录 {search}',
  forgetAll: '清空记录',
} as const
