import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { emit } from '../../platform/bus/events.ts'
import { TermsHost } from './TermsHost.tsx'

afterEach(cleanup)

vi.mock('../../features/site/legal/load-legal.ts', () => ({
  loadLegal: async (name: 'terms' | 'privacy') => ({
    document:
      name === 'terms'
        ? (await import('../../features/site/texts/terms.md')).document
        : (await import('../../features/site/texts/privacy.md')).document,
    published: null,
  }),
}))

it('shows the text that was asked for, and each leads to the other', async () => {
  const user = userEvent.setup({ delay: null })
  render(<TermsHost />)
  expect(document.querySelector('dialog')).toBeNull()

  act(() => emit('show_privacy'))
  expect(document.querySelector('dialog h2')?.textContent).toBe('隐私政策')
  const before = (await screen.findAllByText(/./, { selector: 'article h3' })).map(
    (heading) => heading.textContent,
  )

  await user.click(screen.getByText('查看规则与条款'))
  expect(document.querySelector('dialog h2')?.textContent).toBe('规则与条款')
  const after = [...document.querySelectorAll('article h3')].map((heading) => heading.textContent)
  expect(after.length).toBeGreaterThan(5)
  expect(after).not.toEqual(before)
})
