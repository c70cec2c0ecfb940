import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const editions = ['classic', 'professional'] as const
const brands = ['xinghe', 'chihai'] as const
const texts = [
  'ink',
  'muted',
  'brand-text',
  'gold-text',
  'rise',
  'fall',
  'danger',
  'success',
  'warn',
] as const
const grounds = ['page', 'surface', 'raised', 'field'] as const

function tokensOf(css: string, brand: string, edition: string): Map<string, string> {
  const selector = `[data-brand='${brand}'][data-edition='${edition}']`
  const start = css.indexOf(selector)
  if (start < 0) throw new Error(`no block for ${selector}`)
  const block = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6});/gi)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  )
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string | undefined, other: string | undefined): number {
  if (!one || !other) throw new Error('a token is missing')
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const modes = brands.flatMap((brand) => {
  const css = readFileSync(new URL(`./brand-${brand}.css`, import.meta.url), 'utf8')
  return editions.map((edition) => ({ brand, edition, tokens: tokensOf(css, brand, edition) }))
})

describe.each(modes)('$brand $edition', ({ tokens }) => {
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    'keeps %s readable on %s (WCAG AA)',
    (text, ground) => {
      expect(contrast(tokens.get(text), tokens.get(ground))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['brand', 'gold', 'danger'])('keeps the text on a %s fill readable', (fill) => {
    expect(contrast(tokens.get(`${fill}-ink`), tokens.get(fill))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(grounds)('draws the edge of a control visibly on %s', (ground) => {
    expect(contrast(tokens.get('line-strong'), tokens.get(ground))).toBeGreaterThanOrEqual(3)
  })
})

it('gives every mode the same set of tokens', () => {
  const [first, ...rest] = modes.map(({ tokens }) => [...tokens.keys()].sort())
  for (const names of rest) expect(names).toEqual(first)
})
