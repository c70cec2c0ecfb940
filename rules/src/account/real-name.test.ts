import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { checkRealName, normaliseRealName, realNameKey, realNameMax } from './real-name.ts'

const characters = fc.constantFrom('张', '伟', '热', 'a', 'Z', 'é', '·', '•', '1', ' ', '_', 'я')
const written = fc.array(characters, { maxLength: 8 }).map((parts) => parts.join(''))

describe('checkRealName', () => {
  it.each(readVectors('real-names.csv'))('judges "%s" as %s', (name = '', verdict) => {
    const checked = checkRealName(name)
    expect(checked.ok ? 'ok' : checked.reason).toBe(verdict)
  })

  it('takes a name by its ends, its characters and its dots, and no other', () => {
    fc.assert(
      fc.property(written, (typed) => {
        const letters = typed.replaceAll('•', '·').trim().split('')
        const [first = '', last = ''] = [letters[0], letters.at(-1)]
        const isChinese = (one: string) => '张伟热'.includes(one) && one !== ''
        const isLatin = (one: string) => 'aZé'.includes(one) && one !== ''
        const doubled = letters.some((one, at) => one === '·' && letters[at + 1] === '·')
        const known = letters.every((one) => isChinese(one) || isLatin(one) || one === '·')
        const fits =
          known &&
          !doubled &&
          ((isChinese(first) && isChinese(last)) ||
            (isLatin(first) && isLatin(last) && !letters.some(isChinese)))
        expect(checkRealName(typed).ok).toBe(fits)
      }),
    )
  })

  it('returns the normalised spelling, and accepts it again', () => {
    fc.assert(
      fc.property(written, (typed) => {
        const checked = checkRealName(typed)
        if (!checked.ok) return
        expect(checked.value).toBe(normaliseRealName(typed))
        expect(checkRealName(checked.value)).toEqual(checked)
      }),
    )
  })

  it('refuses a name beyond any length', () => {
    expect(checkRealName('张'.repeat(realNameMax)).ok).toBe(true)
    expect(checkRealName('张'.repeat(realNameMax + 1)).ok).toBe(false)
  })
})

describe('realNameKey', () => {
  it('is the same for one name written in two ways', () => {
    expect(realNameKey('Ｊohn•Smith')).toBe(realNameKey('JOHN·SMITH'))
    expect(realNameKey('阿卜杜・热合曼')).toBe(realNameKey('阿卜杜热合曼'))
    expect(realNameKey('张伟')).not.toBe(realNameKey('张炜'))
  })
})
