import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { fakeSite } from '../../platform/api/testing/fake-site.ts'
import { PhoneBar } from './PhoneBar.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('leads to sports, deposits, bets and the member centre, also without the operator’s list', async () => {
  const navigationList = () => {
    throw new Refused('access-denied')
  }
  vi.stubGlobal('fetch', fakeSite({ navigationList }).fetch)
  render(
    <MemoryRouter>
      <PhoneBar active="TY" />
    </MemoryRouter>,
  )
  const items = await screen.findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '首页',
    '体育',
    '存款',
    '注单',
    '个人中心',
  ])
})
