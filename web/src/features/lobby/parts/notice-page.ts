/** The panel and the marquee ask for the same page, so that one answer serves both. */
export const noticePage = { pageNum: 1, pageSize: 10 } as const
