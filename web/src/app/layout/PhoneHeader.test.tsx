import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../platform/api/query-client.ts'
import { fakeSite } from '../../platform/api/testing/fake-site.ts'
import { navigationText, shellText } from '../words/messages.ts'
import { toolText } from '../words/tool-messages.ts'
import { PhoneHeader } from './PhoneHeader.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it.each([
  ['/home', true],
  ['/game/sport', true],
  ['/game/sport/crty', false],
  ['/Game/Sport/CRTY', false],
])('at %s shows the notices: %s', (path, shown) => {
  vi.stubGlobal('fetch', fakeSite({ list: () => ({ total: 0, list: [] }) }).fetch)
  render(
    <MemoryRouter initialEntries={[path]}>
      <PhoneHeader active={null} />
    </MemoryRouter>,
  )
  expect(screen.queryByRole('region', { name: shellText.noticeMarquee }) !== null).toBe(shown)
  expect(screen.getByRole('banner')).toBeTruthy()
})

it('marks the entry of the page in the menu, and no other', async () => {
  vi.stubGlobal('fetch', fakeSite({ list: () => ({ total: 0, list: [] }) }).fetch)
  render(
    <MemoryRouter initialEntries={['/dz/game?g=K3']}>
      <PhoneHeader active="CP" />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: toolText.menu }))
  const lit = await screen.findByRole('link', { name: navigationText.CP })
  expect(lit.getAttribute('aria-current')).toBe('page')
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
})
