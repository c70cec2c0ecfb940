import { expect, it } from 'vitest'
import { cutText, wrapText } from './wrap-text.ts'

const measure = (text: string): number => Array.from(text).length * 10

it('cuts a text that is too long for its line and says so', () => {
  expect(cutText('星河联 对 海港城', 100, measure)).toBe('星河联 对 海港城')
  expect(cutText('星河联 对 海港城', 60, measure)).toBe('星河联 对…')
})

it('breaks a text into lines and cuts the last', () => {
  expect(wrapText('一二三四五', 30, 2, measure)).toEqual(['一二三', '四五'])
  expect(wrapText('一二三四五六七', 30, 2, measure)).toEqual(['一二三', '四五…'])
  expect(wrapText('一二', 30, 2, measure)).toEqual(['一二'])
})
