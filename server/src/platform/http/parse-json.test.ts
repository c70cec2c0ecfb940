import { describe, expect, it } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { parseJson } from './parse-json.ts'

describe('the JSON of a body', () => {
  it('is parsed with and without a byte order mark', () => {
    const value = { name: '曼联', list: [1, null, { constructor: 'a word' }] }
    expect(parseJson(JSON.stringify(value))).toEqual(value)
    expect(parseJson(`\uFEFF${JSON.stringify(value)}`)).toEqual(value)
    expect(parseJson('"__proto__"')).toBe('__proto__')
    expect(parseJson('null')).toBeNull()
  })

  it.each([
    ['nothing', ''],
    ['half a value', '{"a":'],
    ['a prototype', '{"a":[{"__proto__":{"admin":true}}]}'],
    ['an escaped prototype', '{"\\u005f_proto__":1}'],
    ['a prototype behind a constructor', '{"constructor":{"prototype":{"admin":true}}}'],
    ['a constructor hidden by escapes', '{"\\u0063onstructor":{"prototype":null}}'],
    ['nesting without end', `${'['.repeat(100_000)}"__proto__"${']'.repeat(100_000)}`],
  ])('is refused for %s', (_what, text) => {
    expect(() => parseJson(text)).toThrow(new Refused('bad-json'))
  })
})
