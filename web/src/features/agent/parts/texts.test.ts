import { expect, it } from 'vitest'
import { translate } from '../../../platform/i18n/language.ts'
import { monthText, rateText } from './texts.ts'

it('writes a share without zeros behind it', () => {
  expect([2_500, 2_750, 10_000].map(rateText)).toEqual(['25%', '27.5%', '100%'])
})

it('writes a month in words', () => {
  expect(monthText(translate, '2026-09')).toBe('2026年9月')
})
