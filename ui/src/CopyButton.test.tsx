// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CopyButton } from './CopyButton.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show() {
  render(<CopyButton text="6621" label="Copy" copiedLabel="Copied" failedLabel="Failed" />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
}

describe('CopyButton', () => {
  it('copies and says so', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    show()
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined()
    expect(writeText).toHaveBeenCalledExactlyOnceWith('6621')
  })

  it('falls back where the clipboard is missing, and leaves nothing behind', async () => {
    vi.stubGlobal('navigator', {})
    const copied: string[] = []
    document.execCommand = () => {
      copied.push(document.querySelector('textarea')?.value ?? '')
      return true
    }
    show()
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined()
    expect(copied).toEqual(['6621'])
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('admits a failure', async () => {
    vi.stubGlobal('navigator', {})
    document.execCommand = () => false
    show()
    expect(await screen.findByRole('button', { name: 'Failed' })).toBeDefined()
  })
})
