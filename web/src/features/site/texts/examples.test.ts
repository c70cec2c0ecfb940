import { describe, expect, it } from 'vitest'
import type { Document, Table } from './document.ts'
import { document as esports } from './help-esports.md'
import { document as handicap } from './help-handicap.md'
import { helpPages } from './help-index.ts'
import { document as sportsBetting } from './help-sports-betting.md'
import { document as totals } from './help-totals.md'
import { document as withdraw } from './help-withdraw.md'

// Everything is recomputed from the printed cells in whole numbers, apart from the rules' own code.

const tablesOf = (document: Document): Table[] =>
  document.sections
    .flatMap((section) => section.paragraphs)
    .flatMap((paragraph) =>
      typeof paragraph !== 'string' && 'table' in paragraph ? [paragraph.table] : [],
    )

function rowsUnder(document: Document, ...head: string[]): (readonly string[])[] {
  const rows = tablesOf(document)
    .filter((table) => table.head.join() === head.join())
    .flatMap((table) => table.rows)
  expect(rows.length).toBeGreaterThan(0)
  return rows
}

/** '-0.25' → -25n, '1,234' → 123400n. */
function hundredths(text: string): bigint {
  const [whole = '', cents = ''] = text.replaceAll(/[,+-]/g, '').split('.')
  const size = BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'))
  return text.startsWith('-') ? -size : size
}

function print(amount: bigint): string {
  const size = amount < 0n ? -amount : amount
  return `${amount < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

const halfUp = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator)

const goals = (score: string) => score.split('-').map(Number) as [number, number]

/** How far the picked side is ahead once the line is counted, in quarter goals. */
function lead(pick: string, score: string): number {
  const [side, line] = pick.split(' ') as [string, string]
  const [home, away] = goals(score)
  const quarters = Number(line) * 4
  if (side === '主') return (home - away) * 4 + quarters
  if (side === '客') return (away - home) * 4 + quarters
  const over = (home + away) * 4 - quarters
  return side === '大' ? over : -over
}

function outcome(ahead: number): string {
  if (ahead >= 2) return '赢'
  if (ahead === 1) return '赢半'
  if (ahead === 0) return '走盘'
  return ahead === -1 ? '输半' : '输'
}

/** Net result at a Hong Kong price, in fen, rounded once. */
function net(result: string, stake: bigint, price: bigint): bigint {
  if (result === '赢') return halfUp(stake * price, 100n)
  if (result === '赢半') return halfUp(stake * price, 200n)
  if (result === '走盘') return 0n
  return result === '输半' ? -halfUp(stake, 2n) : -stake
}

describe.each([
  ['handicap', handicap],
  ['totals', totals],
])('the %s examples', (_name, document) => {
  it('come out as printed, to the fen', () => {
    const rows = rowsUnder(document, '盘口', '比分', '本金', '赔率', '结果', '净输赢')
    for (const [pick = '', score = '', stake = '', price = '', ...printed] of rows) {
      const result = outcome(lead(pick, score))
      const amount = print(net(result, hundredths(stake), hundredths(price)))
      expect(printed, `${pick} ${score}`).toEqual([result, amount])
    }
  })
})

it('in-play handicap examples count only the goals after the bet', () => {
  const rows = rowsUnder(handicap, '投注时比分', '全场比分', '投注后比分', '盘口', '结果')
  for (const [before = '', final = '', after = '', pick = '', result] of rows) {
    const [home, away] = goals(before)
    const [homeFinal, awayFinal] = goals(final)
    expect(after).toBe(`${homeFinal - home}-${awayFinal - away}`)
    expect(result).toBe(outcome(lead(pick, after)))
  }
})

it('esports handicap examples come out as printed', () => {
  const rows = rowsUnder(esports, '局数比分', '让局之后', '结果', '净输赢（元）')
  for (const [score = '', after, ...printed] of rows) {
    const [first, second] = goals(score)
    const result = outcome(lead('主 -1.5', score))
    expect(after).toBe(`${first - 1.5} 比 ${second}`)
    expect(printed).toEqual([result, print(net(result, 10_000n, 90n))])
  }
})

it('the four odds types are views of one price, reciprocals truncated', () => {
  const rows = rowsUnder(sportsBetting, '香港盘', '欧洲盘', '马来盘', '印尼盘')
  for (const [hongKong = '', ...views] of rows) {
    const price = hundredths(hongKong)
    const reciprocal = -(10_000n / price)
    const malay = price <= 100n ? price : reciprocal
    const indonesian = price >= 100n ? price : reciprocal
    expect(views, hongKong).toEqual([price + 100n, malay, indonesian].map(print))
  }
})

it('risk and winnings of each odds type come out as printed', () => {
  const rows = rowsUnder(sportsBetting, '盘口类型', '赔率', '投注额', '风险金额', '可赢金额')
  for (const [type = '', odds = '', amount = '', ...printed] of rows) {
    const stake = hundredths(amount)
    const price = hundredths(odds) - (type === '欧洲盘' ? 100n : 0n)
    const pair =
      price < 0n ? [halfUp(stake * -price, 100n), stake] : [stake, halfUp(stake * price, 100n)]
    expect(printed, `${type} ${odds}`).toEqual(pair.map(print))
  }
})

it('parlay examples win what is returned less the stake', () => {
  const factors: Record<string, (price: number) => number> = {
    赢: (price) => price,
    赢半: (price) => 1 + (price - 1) / 2,
    走盘: () => 1,
    输半: () => 0.5,
    输: () => 0,
  }
  for (const [results = '', sum = '', won] of rowsUnder(
    sportsBetting,
    '三项结果',
    '计算',
    '净输赢',
  )) {
    const [left = '', returned = ''] = sum.split(' = ')
    const expected = results
      .split('、')
      .map((result, at) => factors[result]?.([1.85, 1.95, 2.05][at] ?? 0))
    const printed = left.split(' × ').map(Number)
    expect(printed[0]).toBe(100)
    printed
      .slice(1)
      .forEach((factor, at) => expect(factor).toBeCloseTo(expected[at] ?? Number.NaN, 9))
    expect(won).toBe(print(hundredths(returned) - 10_000n))
  }
})

it('turnover is the smaller of risk and result, and nothing under 0.50', () => {
  const rows = rowsUnder(withdraw, '本金', '香港盘', '结果', '净输赢', '有效流水')
  for (const [amount = '', odds = '', result = '', ...printed] of rows) {
    const stake = hundredths(amount)
    const price = hundredths(odds)
    const won = net(result, stake, price)
    const size = won < 0n ? -won : won
    const turnover = price < 50n ? 0n : size < stake ? size : stake
    expect(printed, `${odds} ${result}`).toEqual([print(won), print(turnover)])
  }
})

type Fraction = { top: bigint; bottom: bigint }

/** '10%' → 10/100, '1,234.50' → 123450/100. */
function fraction(text: string): Fraction {
  const digits = text.replaceAll(',', '').replace('%', '')
  const decimals = digits.split('.')[1]?.length ?? 0
  const bottom = 10n ** BigInt(decimals + (text.endsWith('%') ? 2 : 0))
  return { top: BigInt(digits.replace('.', '')), bottom }
}

const product = (factors: string): Fraction => {
  const [first = '', ...rest] = factors.split(' ')
  let { top, bottom } = fraction(first)
  for (let at = 0; at < rest.length; at += 2) {
    const next = fraction(rest[at + 1] ?? '')
    if (rest[at] === '×') [top, bottom] = [top * next.top, bottom * next.bottom]
    else [top, bottom] = [top * next.bottom, bottom * next.top]
  }
  return { top, bottom }
}

/** Works a printed sum out, products first, without rounding. */
function workOut(left: string): Fraction {
  const parts = left.split(/ ([+-]) /)
  let { top, bottom } = product(parts[0] ?? '')
  for (let at = 1; at < parts.length; at += 2) {
    const next = product(parts[at + 1] ?? '')
    const sign = parts[at] === '-' ? -1n : 1n
    ;[top, bottom] = [top * next.bottom + sign * next.top * bottom, bottom * next.bottom]
  }
  return { top, bottom }
}

it('every sum written out in the help pages is right to the fen', async () => {
  const sums: string[] = []
  for (const page of helpPages) {
    const text = JSON.stringify(await page.load())
    sums.push(...(text.match(/[\d.,]+%?(?: [×÷+-] [\d.,]+%?)+ = -?[\d.,]+\d/g) ?? []))
  }
  expect(sums.length).toBeGreaterThan(15)
  for (const sum of sums) {
    const [left = '', right = ''] = sum.split(' = ')
    const { top, bottom } = workOut(left)
    const sign = top < 0n ? -1n : 1n
    expect(sign * halfUp(sign * top * 100n, bottom), sum).toBe(hundredths(right))
  }
})
