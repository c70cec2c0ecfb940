import type { Language } from '@xinghe/rules/site/switches.ts'
import { traditional } from '../../platform/text/traditional.ts'

/** Ledger codes that are listed as a channel of their own. */
const codeNames: Readonly<Record<string, string>> = {
  award: '活动彩金',
  rebate: '返水',
  commission: '代理佣金',
  'award-return': '彩金退回',
  'adjust-in': '人工加款',
  'adjust-out': '人工扣款',
  confiscate: '违规扣除',
}

export const codeName = (code: string, language: Language): string => {
  const name = codeNames[code] ?? code
  return language === 'zh-TW' ? traditional(name) : name
}
