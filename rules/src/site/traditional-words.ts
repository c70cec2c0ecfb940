/** Words that a general converter to Traditional gets wrong for this site. */
const siteWords: Readonly<Record<string, string>> = {
  复式: '複式',
  余额: '餘額',
  伙伴: '夥伴',
  周礼: '週禮',
  ' 周': ' 週',
  电子游艺: '電子遊藝',
  游艺: '遊藝',
  冲账: '沖帳',
  冲正: '沖正',
  注销: '註銷',
  发布: '發布',
  充值: '儲值',
  取款: '提款',
  审核: '審核',
  类型: '類型',
  绑定: '綁定',
  脚本: '腳本',
  扩展: '擴充功能',
  免佣: '免佣',
  游走: '游走',
  台布: '檯布',
  全屏: '全螢幕',
  空格键: '空白鍵',
  快捷键: '快速鍵',
  账: '帳',
  '“': '「',
  '”': '」',
}

// Longer words first, so that a part never takes the place of the whole.
const anyWord = new RegExp(
  `(${Object.keys(siteWords)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})`,
)

/** Traditional text through a general converter, with the site's own words in their places. */
export const traditionalWith =
  (convert: (simplified: string) => string) =>
  (simplified: string): string =>
    simplified
      .split(anyWord)
      .map((part) => siteWords[part] ?? convert(part))
      .join('')
