import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { StalePrices } from './StalePrices.tsx'

afterEach(cleanup)

it.each([
  [true, ''],
  [false, '赛事数据中断，全部盘口暂停接受投注'],
])('with a feed that speaks: %s, says of its prices: %s', (feedAlive, said) => {
  render(<StalePrices feedAlive={feedAlive}>0.95</StalePrices>)
  expect(screen.getByText('0.95').title).toBe(said)
})
