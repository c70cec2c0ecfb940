import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { setLanguage } from '../../../platform/i18n/language.ts'
import { holdAnswers } from '../slip/testing/hold-answers.ts'
import { enterBook, leaveBook, orderOf } from '../slip/testing/open-book.tsx'
import { useResource } from './use-resource.ts'

vi.mock('../../../platform/i18n/load-dictionary.ts', () => ({
  loadDictionary: () => Promise.resolve({}),
}))

beforeEach(enterBook)
afterEach(async () => {
  leaveBook()
  await setLanguage('zh-CN')
})

/** Open bets whose only ticket is named after the language that was asked for. */
const readBets = () => {
  const site = fakeSite({
    resource: ({ Request }) => [orderOf({ ticket_id: (Request as { langx: string }).langx })],
  })
  vi.stubGlobal('fetch', site.fetch)
  const held = holdAnswers('openBets')
  const { result } = renderHook(() => useResource('openBets', {}))
  return { ...held, ticket: () => result.current.data?.[0]?.ticketId }
}

it('reads the book again in another language, and shows the last answer until then', async () => {
  const { answer, asked, ticket } = readBets()
  await answer(0)
  await waitFor(() => expect(ticket()).toBe('zh-cn'))
  await act(() => setLanguage('zh-TW'))
  await asked(1)
  expect(ticket()).toBe('zh-cn')
  await answer(1)
  await waitFor(() => expect(ticket()).toBe('zh-tw'))
})

it('reads again what was on its way when the language changed', async () => {
  const { answer, asked, ticket } = readBets()
  await asked(0)
  await act(() => setLanguage('zh-TW'))
  await answer(0)
  await answer(1)
  await waitFor(() => expect(ticket()).toBe('zh-tw'))
})
