import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { makeMatch } from '../testing/make-match.ts'
import { ResultsTable } from './ResultsTable.tsx'

afterEach(cleanup)

it('has columns of fixed widths, so that those of all leagues stand below each other', () => {
  const match = { ...makeMatch('1', {}), markets: [] }
  const league = { id: 'l1', name: '联赛', matches: [match] }
  render(<ResultsTable league={league} gameType="FT" />)
  expect(screen.getByRole('table').className).toContain('desk:table-fixed')
  const headings = screen.getAllByRole('columnheader').map(({ className }) => className)
  expect(headings.filter((className) => !className.includes('w-'))).toHaveLength(1)
})
