import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { instant } from '../base/instant.ts'
import { cleanChatText } from './filter-clean.ts'
import { compileChatWords } from './filter-words.ts'
import { filterChatText } from './filter.ts'

const none = compileChatWords([], instant(0))
const verdictOf = (text: string): string => {
  const result = filterChatText(text, none)
  return result.ok ? 'pass' : result.reason
}

/** Unicode of all planes, dense in what the filter looks at. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom('1', '3', '8', '０', '一', '零', 'o', 'l', ' ', '-', '.', '点', 'qq', '微信'),
      fc.constantFrom(
        '\u200b',
        '\u202e',
        '\u200d',
        '\ufe0f',
        '\u0301',
        '👨',
        '赌',
        '博',
        'T',
        '0x',
        '<b>',
      ),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))

describe('filterChatText', () => {
  it.each(readVectors('chat-texts.csv'))('judges "%s" as %s', (text = '', verdict) => {
    expect(verdictOf(text)).toBe(verdict)
  })

  it('finds every mobile number, however its digits are written and separated', () => {
    const faces = ['0123456789', '０１２３４５６７８９', '零一二三四五六七八九', '⓪①②③④⑤⑥⑦⑧⑨']
    const number = fc
      .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
      .map(([second, rest]) => `1${second}${String(rest).padStart(9, '0')}`)
    const gap = fc.constantFrom('', ' ', '-', '*', '_', '  ', '\u200b')
    fc.assert(
      fc.property(number, fc.constantFrom(...faces), gap, (digits, face, between) => {
        const written = digits.replaceAll(/\d/g, (digit) => face.charAt(Number(digit)) + between)
        expect(verdictOf(`找我 ${written} 谢谢`)).toBe('chat-contact')
      }),
    )
  })

  it('leaves scores, prices, lines and times alone', () => {
    const goals = fc.integer({ min: 0, max: 199 })
    const score = fc
      .tuple(goals, fc.constantFrom('-', ':', '：'), goals)
      .map((parts) => parts.join(''))
    const price = fc
      .integer({ min: 1, max: 9_999 })
      .map((hundredths) => (hundredths / 100).toFixed(2))
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => `${hour}:${String(minute).padStart(2, '0')}`)
    const talk = fc.array(fc.oneof(score, price, time), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(talk, fc.constantFrom(' ', ' 大 ', '，', ' / '), (parts, between) => {
        expect(verdictOf(parts.join(between))).toBe('pass')
      }),
    )
  })

  it('never throws, and its answer is clean, filtered text within the limit', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = filterChatText(text, none)
        if (!result.ok) return
        expect(result.value).toBe(cleanChatText(text))
        expect(filterChatText(result.value, none)).toEqual(result)
        expect(result.value).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\n\r]/)
      }),
      { numRuns: 2_000 },
    )
  })

  it('counts graphemes, not code units', () => {
    expect(verdictOf('👨‍👩‍👧'.repeat(100))).toBe('pass')
    expect(verdictOf('好'.repeat(200))).toBe('pass')
    expect(verdictOf('好'.repeat(201))).toBe('chat-too-long')
    expect(verdictOf('👨‍👩‍👧'.repeat(126))).toBe('chat-too-long')
    for (const empty of ['', '  \n\t', '\u200b\u200d\ufeff', '\u202e']) {
      expect(verdictOf(empty)).toBe('chat-empty')
    }
  })

  it('takes a text of one long grapheme in little time', () => {
    const started = performance.now()
    expect(verdictOf(`e${'\u0301'.repeat(3_000)}`)).toBe('pass')
    expect(filterChatText(`e${'\u0301'.repeat(3_000)}`, none)).toEqual({
      ok: true,
      value: `e${'\u0301'.repeat(4)}`,
    })
    for (const part of ['1-', '微信', 'q q ', 'a.', 'T1', '1 ', 'o'])
      verdictOf(part.repeat(4_000).slice(0, 1_000))
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

describe('markup', () => {
  const openings = [
    '<script>%</script>',
    '<img src=x onerror=%>',
    '<svg/onload=%>',
    '<svg><animate onbegin=% attributeName=x></svg>',
    '<iframe srcdoc="<script>%</script>">',
    '<a href="javascript:%">x</a>',
    '<details open ontoggle=%>',
    '<body onpageshow=%>',
    '<input autofocus onfocus=%>',
    '<marquee onstart=%>x</marquee>',
    '<video><source onerror=%></video>',
    '<math><mi xlink:href="data:text/html;%">',
    '<style>@import "%";</style>',
    '"><script>%</script>',
    "'-%-'",
    '{{constructor.constructor("%")()}}',
    '${%}',
    'javascript:%//',
    '<!--<img src="--><img src=x onerror=%>',
    '<x onclick=%>x',
  ]
  const actions = [
    'alert(1)',
    'alert`1`',
    'confirm(document.cookie)',
    'prompt(1)',
    'eval(atob`YQ`)',
    'top["al"+"ert"](1)',
    'print()',
    '&#97;lert(1)',
    '\\u0061lert(1)',
    'self[/al/.source](1)',
  ]
  const payloads = openings.flatMap((each) => actions.map((action) => each.replace('%', action)))

  it('comes through as the text it is', () => {
    expect(payloads).toHaveLength(200)
    for (const payload of payloads) {
      expect(filterChatText(payload, none)).toEqual({ ok: true, value: payload })
    }
  })
})
