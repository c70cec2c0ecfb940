import { describe, expect, it } from 'vitest'
import { instant } from '../base/instant.ts'
import { statementCsv } from './statement-csv.ts'
import { makeStatement } from './statement.ts'

const at = instant(Date.parse('2026-11-14T16:05:00Z'))

describe('statementCsv', () => {
  it('has the opening balance, each line, and the closing balance', () => {
    const statement = makeStatement(10_000n, [
      { at, kind: 'transfer', cause: 'vt_0123abcd', amount: -3_050n },
      { at, kind: 'award', cause: '=cmd', amount: 100n },
    ])
    const words = {
      time: '时间',
      kind: '类型',
      cause: '编号',
      amount: '金额',
      balance: '余额',
      opening: '期初余额',
      closing: '期末余额',
      kindText: (kind: string) => (kind === 'award' ? '礼金' : '转账'),
    }
    const period = {
      from: instant(Date.parse('2026-11-14T16:00:00Z')),
      until: instant(Date.parse('2026-11-15T16:00:00Z')),
    }
    expect(statementCsv(statement, period, words)).toBe(
      [
        '\uFEFF时间,类型,编号,金额,余额',
        '2026-11-15 00:00,期初余额,,,100.00',
        '2026-11-15 00:05,转账,vt_0123abcd,-30.50,69.50',
        "2026-11-15 00:05,礼金,'=cmd,1.00,70.50",
        '2026-11-16 00:00,期末余额,,,70.50',
        '',
      ].join('\r\n'),
    )
  })
})
