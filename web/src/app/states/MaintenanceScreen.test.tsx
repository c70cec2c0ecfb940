import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeSite } from '../../platform/api/testing/fake-site.ts'
import { showTips, shownFeedback } from '../../platform/feedback/dialogs.ts'
import { setLanguage } from '../../platform/i18n/language.ts'
import { MaintenanceScreen } from './MaintenanceScreen.tsx'

vi.mock('../../platform/i18n/load-dictionary.ts', () => ({ loadDictionary: async () => ({}) }))

afterEach(async () => {
  cleanup()
  await setLanguage('zh-CN')
  vi.unstubAllGlobals()
})

it('closes the dialogs of the page that it replaces', async () => {
  vi.stubGlobal('fetch', fakeSite({}).fetch)
  showTips({ msg: '数据异常,请重新进入游戏' })
  render(
    <MemoryRouter>
      <MaintenanceScreen maintenance={{}} />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { name: '系统维护中' })
  expect(shownFeedback().dialogs).toEqual([])
})

it('shows the text of the operator in the script of the reader', async () => {
  vi.stubGlobal('fetch', fakeSite({}).fetch)
  await setLanguage('zh-TW')
  render(
    <MemoryRouter>
      <MaintenanceScreen maintenance={{ text: '升级中', textTw: '升級中', until: null }} />
    </MemoryRouter>,
  )
  expect(await screen.findByText('升級中')).toBeTruthy()
})
