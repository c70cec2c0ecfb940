import { describe, expect, it } from 'vitest'
import { avatarArt } from './avatar-art.ts'

describe('avatarArt', () => {
  it('always draws the same picture for the same name', () => {
    expect(avatarArt('星河')).toEqual(avatarArt('星河'))
  })

  it('keeps a known picture, so that members find themselves again after an update', () => {
    expect(avatarArt('liming88')).toMatchInlineSnapshot(`
      {
        "ground": "#27603a",
        "shapes": [
          {
            "fill": "#8fd19e",
            "kind": "wedge",
            "size": 31,
            "turn": 270,
            "x": 20,
            "y": 45,
          },
          {
            "fill": "#e0f6e4",
            "kind": "wedge",
            "size": 28,
            "turn": 285,
            "x": 24,
            "y": 15,
          },
          {
            "fill": "#27603a",
            "kind": "wedge",
            "size": 20,
            "turn": 120,
            "x": 55,
            "y": 34,
          },
        ],
      }
    `)
  })

  it('draws two thousand similar names differently', () => {
    const pictures = Array.from({ length: 2000 }, (_, at) =>
      JSON.stringify(avatarArt(`member${at}`)),
    )
    expect(new Set(pictures).size).toBe(2000)
  })

  it('uses every ground', () => {
    const grounds = Array.from({ length: 500 }, (_, at) => avatarArt(`m${at}`).ground)
    expect(new Set(grounds).size).toBe(10)
  })

  it('draws something for no name at all', () => {
    expect(avatarArt('').shapes).toHaveLength(3)
  })
})
