// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

function Page({ locked = false, backdrop = false }: { locked?: boolean; backdrop?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        opener
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Title"
        closeLabel="Close"
        closeOnEscape={!locked}
        closeOnBackdrop={backdrop}
        footer={<button type="button">last</button>}
      >
        <input aria-label="name" />
      </Dialog>
    </>
  )
}

async function openPage(props: { locked?: boolean; backdrop?: boolean } = {}) {
  render(<Page {...props} />)
  screen.getByText('opener').focus()
  await userEvent.click(screen.getByText('opener'))
  return screen.getByRole<HTMLDialogElement>('dialog')
}

describe('Dialog', () => {
  it('opens as a modal named by its title', async () => {
    const dialog = await openPage()
    expect(dialog.open).toBe(true)
    expect(screen.getByRole('dialog', { name: 'Title' })).toBe(dialog)
  })

  it('returns the focus to its opener', async () => {
    await openPage()
    screen.getByLabelText('name').focus()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(document.activeElement).toBe(screen.getByText('opener'))
  })

  it('closes on Esc, which the browser reports as a cancel', async () => {
    const dialog = await openPage()
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(dialog.open).toBe(false)
  })

  it('stays open on Esc when a choice must be made', async () => {
    const dialog = await openPage({ locked: true })
    const cancel = new Event('cancel', { cancelable: true })
    fireEvent(dialog, cancel)
    expect(cancel.defaultPrevented).toBe(true)
    expect(dialog.open).toBe(true)
  })

  it('opens again when the browser closes it on its own', async () => {
    const dialog = await openPage({ locked: true })
    fireEvent(dialog, new Event('close'))
    expect(dialog.open).toBe(true)
  })

  it('ignores the cancel of a file input inside', async () => {
    const dialog = await openPage()
    fireEvent(screen.getByLabelText('name'), new Event('cancel', { bubbles: true }))
    expect(dialog.open).toBe(true)
  })

  it('closes on a press of the backdrop only where that is allowed', async () => {
    const dialog = await openPage({ backdrop: true })
    fireEvent.pointerDown(screen.getByLabelText('name'))
    fireEvent.click(dialog)
    expect(dialog.open).toBe(true)
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    expect(dialog.open).toBe(false)
  })

  it('leads Tab from the last control to the first and back', async () => {
    await openPage()
    screen.getByText('last').focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
    await userEvent.tab({ shift: true })
    expect(document.activeElement).toBe(screen.getByText('last'))
  })

  it('drops typed text once it is closed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openPage()
    fireEvent.change(screen.getByLabelText('name'), { target: { value: 'secret' } })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await act(() => vi.advanceTimersByTimeAsync(200))
    vi.useRealTimers()
    expect(screen.queryByLabelText('name')).toBeNull()
  })
})
