export const outlineText = { loading: '正在加载体育投注' } as const
