/** A code to share; what the code is called is the caller's. */
export const referralText = {
  copied: '已复制',
  copyFailed: '复制失败，请手动选择',
} as const
