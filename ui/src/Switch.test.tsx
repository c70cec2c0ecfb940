import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Switch } from './Switch.tsx'

afterEach(cleanup)

it('tells the other state at a press', () => {
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

it('lets no press through while the last one is under way', () => {
  const change = vi.fn<(checked: boolean) => void>()
  render(
    <Switch checked busy onCheckedChange={change}>
      Auto
    </Switch>,
  )
  fireEvent.click(screen.getByRole('switch', { name: 'Auto' }))
  expect(change).not.toHaveBeenCalled()
})
