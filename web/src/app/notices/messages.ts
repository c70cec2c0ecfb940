export const noticeText = {
  notices: '网站公告',
  previousNotice: '上一条',
  nextNotice: '下一条',
} as const
