// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Money } from './Money.tsx'

afterEach(cleanup)

it('leaves no trace of a hidden amount, not even its colour', () => {
  const { container } = render(<Money text="-1,280.00" tone="loss" hidden hiddenLabel="hidden" />)
  expect(container.textContent).toBe('****hidden')
  expect(container.innerHTML).not.toContain('text-fall')
})
