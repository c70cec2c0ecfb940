import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toTraditional } from '../../../../build/traditional.ts'
import { helpPages } from '../texts/help-index.ts'
import { findInHelp, markHits, type HelpSection } from './find-in-help.ts'
import { sectionsOf } from './sections-of.ts'

const sectionsIn = async (t: (text: string) => string): Promise<HelpSection[]> => {
  const pages = await Promise.all(
    helpPages.map(async ({ slug, title, load }) => ({ slug, title, document: await load() })),
  )
  return pages.flatMap((page) => sectionsOf(page, t))
}
const simplified = await sectionsIn((text) => text)
const traditional = await sectionsIn(toTraditional)

const places = (sections: readonly HelpSection[], query: string): string[] =>
  findInHelp(sections, query).map(({ section }) => `${section.slug}#${section.id}`)

describe('the search over help pages', () => {
  it('finds the same sections for Simplified and Traditional input, on a site in either', () => {
    for (const query of ['验证码', '防劫持', '赔率变化', '自我排除']) {
      const expected = places(simplified, query)
      expect(expected.length, query).toBeGreaterThan(0)
      expect(places(simplified, toTraditional(query)), query).toEqual(expected)
      expect(places(traditional, toTraditional(query))[0], query).toBe(expected[0])
      expect(places(traditional, query)[0], query).toBe(expected[0])
    }
  })

  it('puts the page and the heading of that name first', () => {
    expect(places(simplified, '串关')[0]).toMatch(/#(slip|parlay)$/)
    expect(places(simplified, '转账')[0]).toMatch(/^zz#/)
  })

  it('knows other words that members use', () => {
    expect(places(simplified, '提现')).toEqual(places(simplified, '取款'))
    expect(places(simplified, '充值').some((place) => place.startsWith('ck#'))).toBe(true)
    expect(places(simplified, '儲值').some((place) => place.startsWith('ck#'))).toBe(true)
  })

  it('wants every term, in any order and any case', () => {
    const both = places(simplified, 'usdt 网络')
    expect(both.length).toBeGreaterThan(0)
    expect(places(simplified, '网络 USDT')).toEqual(both)
    for (const place of both) expect(place).toMatch(/^(xnbcqkjc|ck)#/)
  })

  it('answers a whole question by its letters', () => {
    expect(places(simplified, '请问忘记了密码怎么办')).toContain('kh#forgot')
    expect(places(simplified, '收不到短信验证码怎么办？')).toContain('qtwt#code')
  })

  it('finds nothing for blanks, marks and words that no page has', () => {
    for (const query of ['', '   ', '？', '火星旅行团', '🦄'])
      expect(places(simplified, query)).toEqual([])
  })

  it('marks the hits of the excerpt in the script of the page', () => {
    const [first] = findInHelp(traditional, '验证码')
    const hits = first?.excerpt.filter(({ hit }) => hit).map(({ text }) => text)
    expect(hits).toContain('驗證碼')
  })

  it('loses no letter of a text by marking it', () => {
    const text = fc.string({ unit: fc.constantFrom('存', '取', '款', 'U', 'u', '驗', '😀', ' ') })
    fc.assert(
      fc.property(text, fc.array(text.filter((word) => word !== '')), (whole, words) => {
        expect(
          markHits(whole, words)
            .map(({ text: part }) => part)
            .join(''),
        ).toBe(whole)
      }),
    )
  })
})
