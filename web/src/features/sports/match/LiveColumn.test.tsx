import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { enterSports, leaveSports, match } from '../testing/open-sports.tsx'
import { LiveColumn } from './LiveColumn.tsx'

beforeEach(enterSports)
afterEach(leaveSports)

it('lists the matches of the sport of the board first', async () => {
  const tennis = match('3', { gameType: 'TN', discipline: 'tennis' })
  const resource = ({ method }: Readonly<Record<string, unknown>>) =>
    method === 'board' ? { topic: '', total: 3, matches: [match('1'), match('2'), tennis] } : {}
  vi.stubGlobal('fetch', fakeSite({ resource }).fetch)
  render(
    <MemoryRouter>
      <LiveColumn except="1" gameType="TN" />
    </MemoryRouter>,
  )
  await screen.findByText('主队3')
  await waitFor(() =>
    expect(screen.getAllByText(/^主队\d$/).map(({ textContent }) => textContent)).toEqual([
      '主队3',
      '主队2',
    ]),
  )
})
