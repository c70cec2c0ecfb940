import { describe, expect, it } from 'vitest'
import { traditionalWith } from './traditional-words.ts'

const convert = (text: string): string => text.replaceAll('户', '戶').replaceAll('电', '電')

describe('the words of the site', () => {
  it('override the output of the converter', () => {
    const traditional = traditionalWith(convert)
    expect(traditional('账户')).toBe('帳戶')
    expect(traditional('充值与取款')).toBe('儲值与提款')
    expect(traditional('刷新余额')).toBe('刷新餘額')
    expect(traditional('合作伙伴')).toBe('合作夥伴')
    expect(traditional('周礼金，{weeks} 周，周明')).toBe('週禮金，{weeks} 週，周明')
    expect(traditional('点“全部”')).toBe('点「全部」')
  })

  it('takes the longest word that fits', () => {
    expect(traditionalWith(convert)('电子游艺')).toBe('電子遊藝')
    expect(traditionalWith(convert)('冲账')).toBe('沖帳')
  })
})
