import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeSite } from '../../platform/api/testing/fake-site.ts'
import { showTips, shownFeedback } from '../../platform/feedback/dialogs.ts'
import { MaintenanceScreen } from './MaintenanceScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('closes the dialogs of the page that it replaces', async () => {
  vi.stubGlobal('fetch', fakeSite({}).fetch)
  showTips({ msg: '数据异常,请重新进入游戏' })
  render(
    <MemoryRouter>
      <MaintenanceScreen maintenance={{ text: '', until: null }} />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { name: '系统维护中' })
  expect(shownFeedback().dialogs).toEqual([])
})
