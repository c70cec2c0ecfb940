import { expect, it } from 'vitest'
import { marketTabName } from './market-tab-name.ts'

it.each([
  ['FT', 'football', ['主要盘口', '进球 & 比分', '分节', '总分']],
  ['BK', 'basketball', ['主要盘口', '比分', '分节', '总分']],
  ['TN', 'tennis', ['主要盘口', '比分', '分盘', '总局数']],
  ['ES', 'esports', ['主要盘口', '比分', '分局', '总分']],
  ['OP', 'badminton', ['主要盘口', '比分', '分局', '总分']],
] as const)('%s names the groups of %s as its members do', (gameType, discipline, names) => {
  const tabs = ['main', 'goals', 'parts', 'points'] as const
  expect(tabs.map((tab) => marketTabName({ gameType, discipline }, tab))).toEqual(names)
})
