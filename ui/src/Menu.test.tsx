// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Menu } from './Menu.tsx'
import { installPopovers } from './native-popover.test-kit.ts'

beforeAll(installPopovers)
afterEach(cleanup)

function show() {
  const select = vi.fn<(key: string) => void>()
  render(
    <>
      <Menu
        label="Mine"
        renderTrigger={(props) => (
          <button type="button" {...props}>
            trigger
          </button>
        )}
        items={[
          { key: 'a', label: 'Alpha', onSelect: () => select('a') },
          { key: 'b', label: 'Beta', onSelect: () => select('b'), href: '#b' },
        ]}
      />
      <button type="button">elsewhere</button>
    </>,
  )
  return select
}

const trigger = () => screen.getByText('trigger')
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true'

describe('Menu', () => {
  it('opens on the arrow and walks its items round', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(isOpen()).toBe(true)
    expect(document.activeElement?.textContent).toBe('Alpha')
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Beta')
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Alpha')
    await userEvent.keyboard('{End}')
    expect(document.activeElement?.textContent).toBe('Beta')
  })

  it('runs the choice, closes and gives the focus back', async () => {
    const select = show()
    await userEvent.click(trigger())
    await userEvent.click(screen.getByRole('menuitem', { name: 'Beta' }))
    expect(select).toHaveBeenCalledExactlyOnceWith('b')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(trigger())
  })

  it('leaves a press with Ctrl on a link to the browser', async () => {
    const select = show()
    await userEvent.click(trigger())
    fireEvent.click(screen.getByRole('menuitem', { name: 'Beta' }), { ctrlKey: true })
    expect(select).not.toHaveBeenCalled()
  })

  it('closes on Esc, with the focus back on the trigger', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(trigger())
  })

  it('closes on a press elsewhere and on a second press of the trigger', async () => {
    show()
    await userEvent.click(trigger())
    await userEvent.click(screen.getByText('elsewhere'))
    expect(isOpen()).toBe(false)
    await userEvent.click(trigger())
    expect(isOpen()).toBe(true)
    await userEvent.click(trigger())
    expect(isOpen()).toBe(false)
  })
})
