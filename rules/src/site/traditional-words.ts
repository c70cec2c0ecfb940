/**
 * Words that plain conversion from Simplified gets wrong for this site: what the converter writes, and
 * what members who read Traditional expect.
 */
export const traditionalWords: readonly (readonly [written: string, wanted: string])[] = [
  ['復式', '複式'],
  ['電子游藝', '電子遊藝'],
  ['賬', '帳'],
  ['衝帳', '沖帳'],
  ['登出賬號', '註銷帳號'],
  ['釋出', '發布'],
  ['充值', '儲值'],
  ['取款', '提款'],
  ['稽核', '審核'],
  ['型別', '類型'],
  ['繫結', '綁定'],
  ['指令碼', '腳本'],
  ['擴充套件', '擴充功能'],
]

/** Puts the site's own words over what a converter made. */
export const withSiteWords = (converted: string): string =>
  traditionalWords.reduce((text, [written, wanted]) => text.replaceAll(written, wanted), converted)
