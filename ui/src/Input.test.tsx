// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Field } from './Field.tsx'
import { Input } from './Input.tsx'

afterEach(cleanup)

function Page({ type = 'text', error }: { type?: string; error?: string }) {
  const [value, setValue] = useState('abc')
  return (
    <Field label="Name" hint="A hint" error={error} required>
      <Input
        type={type}
        value={value}
        onValueChange={setValue}
        maxLength={5}
        counter
        clearLabel="Clear"
        revealLabel="Show"
        concealLabel="Hide"
      />
    </Field>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>(/Name/)

describe('Input', () => {
  it('empties itself and keeps the focus', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(input().value).toBe('')
    expect(document.activeElement).toBe(input())
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  })

  it('shows a password on demand and hides it again', async () => {
    render(<Page type="password" />)
    expect(input().type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(input().type).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(input().type).toBe('password')
  })

  it('offers no reveal for plain text', () => {
    render(<Page />)
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull()
  })

  it('counts what is typed and stops at the length', async () => {
    render(<Page />)
    await userEvent.type(input(), 'defg')
    expect(input().value).toBe('abcde')
    expect(screen.getByText('5/5')).toBeDefined()
  })

  it('is described by the hint, or by the error in its place', () => {
    const { rerender } = render(<Page />)
    const note = () => document.getElementById(input().getAttribute('aria-describedby') ?? '')
    expect(note()?.textContent).toBe('A hint')
    expect(input().getAttribute('aria-invalid')).toBeNull()
    rerender(<Page error="Too short" />)
    expect(note()?.textContent).toBe('Too short')
    expect(input().getAttribute('aria-invalid')).toBe('true')
  })
})
