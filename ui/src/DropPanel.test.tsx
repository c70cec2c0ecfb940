// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DropPanel } from './DropPanel.tsx'
import { installPopovers } from './native-popover.test-kit.ts'

beforeAll(installPopovers)
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show() {
  render(
    <DropPanel
      label="Venues"
      opens="hover"
      renderTrigger={(props) => (
        <button type="button" {...props}>
          trigger
        </button>
      )}
    >
      {(close) => (
        <button type="button" onClick={close}>
          venue
        </button>
      )}
    </DropPanel>,
  )
}

const trigger = () => screen.getByText('trigger')
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true'
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const mouse = { pointerType: 'mouse' }

describe('DropPanel', () => {
  it('opens under the pointer and closes when it has left both', () => {
    show()
    fireEvent.pointerEnter(trigger(), mouse)
    pass(100)
    expect(isOpen()).toBe(true)
    fireEvent.pointerLeave(trigger(), mouse)
    pass(100)
    expect(isOpen()).toBe(true)
    pass(100)
    expect(isOpen()).toBe(false)
  })

  it('stays when a press has pinned it', () => {
    show()
    fireEvent.pointerEnter(trigger(), mouse)
    pass(100)
    fireEvent.click(trigger())
    fireEvent.pointerLeave(trigger(), mouse)
    pass(1000)
    expect(isOpen()).toBe(true)
    fireEvent.click(trigger())
    expect(isOpen()).toBe(false)
  })

  it('does not open on a touch that only passes over it', () => {
    show()
    fireEvent.pointerEnter(trigger(), { pointerType: 'touch' })
    pass(1000)
    expect(isOpen()).toBe(false)
  })

  it('renders its content at first need and lets it close the panel', () => {
    show()
    expect(screen.queryByText('venue')).toBeNull()
    fireEvent.click(trigger())
    fireEvent.click(screen.getByText('venue'))
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(trigger())
  })
})
