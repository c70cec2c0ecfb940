import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { usePageMarks } from '../navigation/page-marks.ts'
import { useGameMarks } from './use-game-marks.ts'

afterEach(cleanup)

it.each([
  ['GEM', { title: '星河宝石', category: 'DZ' }],
  ['PK10', { title: '星河赛车', category: 'CP' }],
  ['NN', { title: '牛牛', category: 'QP' }],
  ['NOPE', {}],
  ['toString', {}],
])('%s has its own name and category', (code, marks) => {
  renderHook(() => useGameMarks(code))
  expect(usePageMarks.getState()).toEqual(marks)
})

it('follows the game of the page, and leaves nothing behind', () => {
  const { rerender, unmount } = renderHook(({ code }) => useGameMarks(code), {
    initialProps: { code: 'K3' },
  })
  rerender({ code: 'BJ' })
  expect(usePageMarks.getState()).toEqual({ title: '二十一点', category: 'QP' })
  unmount()
  expect(usePageMarks.getState()).toEqual({})
})
