import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Switch } from './Switch.tsx'

afterEach(cleanup)

it('reports the other state on a press', () => {
  const change = vi.fn<(checked: boolean) => void>()
  render(
    <Switch checked={false} onCheckedChange={change}>
      Auto
    </Switch>,
  )
  const box = screen.getByRole('switch', { name: 'Auto' })
  expect(box.getAttribute('aria-checked')).toBe('false')
  fireEvent.click(box)
  expect(change).toHaveBeenCalledExactlyOnceWith(true)
})

it('ignores presses while the last one is pending', () => {
  const change = vi.fn<(checked: boolean) => void>()
  render(
    <Switch checked busy onCheckedChange={change}>
      Auto
    </Switch>,
  )
  fireEvent.click(screen.getByRole('switch', { name: 'Auto' }))
  expect(change).not.toHaveBeenCalled()
})
