import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { SlipSettings } from './SlipSettings.tsx'
import { enterBook, leaveBook, openBook, settings, type Asked } from './testing/open-book.tsx'

beforeEach(enterBook)
afterEach(leaveBook)

const policy = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '赔率变化' })
const choose = (value: string): void => void fireEvent.change(policy(), { target: { value } })
const stored = () => settings({} as Asked) as Record<string, unknown>

/** A book whose saves are answered by hand. */
const openSlowBook = async () => {
  const waiting: (() => void)[] = []
  const book = openBook({
    saveSettings: async (change) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return { ...stored(), ...change }
    },
  })
  render(<SlipSettings />)
  await waitFor(() => expect(book.callsOf('settings')).toHaveLength(1))
  return { book, waiting }
}

it('sends the second choice after the first was answered, and does not go back to the first', async () => {
  const { book, waiting } = await openSlowBook()
  choose('any')
  choose('better')
  await waitFor(() => expect(policy().value).toBe('better'))
  await waitFor(() => expect(waiting).toHaveLength(1))
  waiting[0]?.()
  await waitFor(() => expect(waiting).toHaveLength(2))
  expect(policy().value).toBe('better')
  waiting[1]?.()
  await waitFor(() =>
    expect(book.callsOf('saveSettings').map((call) => book.requestOf(call))).toMatchObject([
      { policy: 'any' },
      { policy: 'better' },
    ]),
  )
  expect(policy().value).toBe('better')
})

it('undoes a choice that was not saved, and says so', async () => {
  openBook({
    saveSettings: () => {
      throw new Error('down')
    },
  })
  render(<SlipSettings />)
  choose('any')
  await waitFor(() => expect(policy().value).toBe('none'))
  expect(shownFeedback().toasts.map(({ text }) => text)).toContain('设置没有保存')
})
