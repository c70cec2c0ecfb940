import { expect, it } from 'vitest'
import { isPlainLines, plainLine, plainLines } from './plain-lines.ts'

it('takes line breaks, joined emoji and other scripts', () => {
  for (const text of ['一行\n两行', '👩‍👧 好', 'שלום', '<b>']) expect(isPlainLines(text)).toBe(true)
})

it('takes no control character and no half of a character', () => {
  for (const text of [
    '\u0000',
    '\t',
    '\r\n',
    '\u001b[2J',
    '\u007f',
    '\u009b2J',
    '\ud83d',
    '\udc00',
  ])
    expect(isPlainLines(text)).toBe(false)
})

it('removes what turns the text around it', () => {
  expect(plainLines(' \u202egnp.exe\u202c \u2066a\u2069\u200e\u200f\u061c\n')).toBe('gnp.exe a')
})

it('makes one line of a text of others', () => {
  expect(plainLine('\u0000 临江\r\n\u202e队\u202c\t<b>\ud83d ')).toBe('临江 队 <b>\ufffd')
})
