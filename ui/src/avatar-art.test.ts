import { describe, expect, it } from 'vitest'
import { avatarArt } from './avatar-art.ts'

const arts = Array.from({ length: 2000 }, (_, at) => avatarArt(`member${at}`))

describe('avatarArt', () => {
  it('always draws the same picture for the same name', () => {
    expect(avatarArt('星河')).toEqual(avatarArt('星河'))
  })

  it('keeps a known picture, so that members find themselves again after an update', () => {
    expect(avatarArt('liming88')).toMatchInlineSnapshot(`
      {
        "parts": [
          [
            "M-46 0a46 46 0 1 0 92 0a46 46 0 1 0 -92 0",
            "oklch(0.38 0.1 300)",
            undefined,
          ],
          [
            "M-35 5a20 20 0 1 0 40 0a20 20 0 1 0 -40 0",
            "oklch(0.46 0.11 300)",
            undefined,
          ],
          [
            "M21.9 10.5L22.7 13.2L25.4 14L22.7 14.9L21.9 17.5L21 14.9L18.4 14L21 13.2ZM16.9 -23.2L17.8 -20.6L20.4 -19.7L17.8 -18.9L16.9 -16.2L16.1 -18.9L13.4 -19.7L16.1 -20.6ZM-17 15.3L-16.2 17.4L-14 18.3L-16.2 19.1L-17 21.3L-17.9 19.1L-20 18.3L-17.9 17.4Z",
            "oklch(0.95 0.05 78)",
            undefined,
          ],
          [
            "M-16 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0",
            "oklch(0.82 0.12 78)",
            undefined,
          ],
          [
            "M0 -16a16 16 0 0 1 0 32a24 24 0 0 0 0 -32",
            "oklch(0.69 0.14 78)",
            undefined,
          ],
          [
            "M-24 -14a7 7 0 1 0 14 0a7 7 0 1 0 -14 0",
            "oklch(0.95 0.05 78)",
            undefined,
          ],
        ],
        "turn": 60,
      }
    `)
  })

  it('draws two thousand similar names differently', () => {
    expect(new Set(arts.map((art) => JSON.stringify(art))).size).toBe(2000)
  })

  it('uses every sky', () => {
    expect(new Set(arts.map(({ parts: [sky] }) => sky?.[1])).size).toBe(14)
  })

  it('draws each part once, and with whole numbers and tenths', () => {
    for (const { parts } of arts) {
      const paths = parts.map(([d]) => d)
      expect(new Set(paths).size).toBe(paths.length)
      expect(paths.join('')).toMatch(/^[MLHAQaZ\d\s.-]+$/)
    }
  })

  it('draws something for no name at all', () => {
    expect(avatarArt('').parts.length).toBeGreaterThan(3)
  })
})
