import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText } from './csv.ts'
import { fenToText } from './money.ts'

/** Reads a CSV as a spreadsheet does: quotes, doubled quotes, lines ended by CRLF. */
const readCsv = (text: string): string[][] => {
  const rows: string[][] = [['']]
  let quoted = false
  const body = text.slice(1, -2)
  for (let place = 0; place < body.length; place += 1) {
    const row = rows.at(-1) ?? []
    const character = body.charAt(place)
    const add = (more: string) => row.splice(-1, 1, `${row.at(-1)}${more}`)
    if (quoted && character === '"' && body.charAt(place + 1) === '"') {
      add('"')
      place += 1
    } else if (character === '"') quoted = !quoted
    else if (!quoted && character === ',') row.push('')
    else if (!quoted && body.startsWith('\r\n', place)) {
      rows.push([''])
      place += 1
    } else add(character)
  }
  return rows
}

/** The apostrophe before text that would be a formula. */
const ownMark = /^'(?=[=+\-@＝＋－＠\t\r\n])/

describe('csvText', () => {
  it('begins with the mark by which a spreadsheet knows UTF-8', () => {
    expect(csvText([['时间', '金额']])).toBe('\uFEFF时间,金额\r\n')
  })

  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+86', "'+86"],
    ['-rm', "'-rm"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['-12.30', '-12.30'],
    ['-12.30+1', "'-12.30+1"],
    ['', ''],
  ])('writes %j as %s', (cell, written) => {
    expect(csvText([[cell]])).toBe(`\uFEFF${written}\r\n`)
  })

  it('is read back cell by cell, and no cell is a formula', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'=+-@＝",\r\n\t1a'.split('')) }),
    )
    const rows = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
      )
    fc.assert(
      fc.property(rows, (cells) => {
        const read = readCsv(csvText(cells))
        const bare = read.map((row) => row.map((text) => text.replace(ownMark, '')))
        // An apostrophe that was typed before such a sign looks like ours, and is as safe.
        const typed = cells.map((row) => row.map((text) => text.replace(ownMark, '')))
        expect(bare).toEqual(typed)
        for (const text of read.flat())
          expect(text).toMatch(/^(-\d+\.\d\d$|[^=+\-@＝＋－＠\t\r\n]|$)/)
      }),
    )
  })

  it('leaves every amount a number', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (fen) => {
        expect(csvText([[fenToText(fen)]])).toBe(`\uFEFF${fenToText(fen)}\r\n`)
      }),
    )
  })
})
