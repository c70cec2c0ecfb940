import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AmountField } from './AmountField.tsx'

afterEach(cleanup)

const base = { label: 'Amount', value: '500', onValueChange: () => undefined }

it('reports typed text and the value of a chip', () => {
  const change = vi.fn<(typed: string) => void>()
  render(
    <AmountField
      {...base}
      onValueChange={change}
      chipsLabel="Quick"
      chips={[
        { label: '100', value: '100' },
        { label: '500', value: '500' },
      ]}
    />,
  )
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '77' } })
  fireEvent.click(screen.getByText('100'))
  expect(change.mock.calls).toEqual([['77'], ['100']])
  expect(screen.getByText('500').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('100').getAttribute('aria-pressed')).toBe('false')
})

it('ties the error to the field in place of the hint', () => {
  const { rerender } = render(<AmountField {...base} hint="from 10" />)
  const input = screen.getByLabelText('Amount')
  const note = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(note()?.textContent).toBe('from 10')
  rerender(<AmountField {...base} hint="from 10" error="too little" words="five" />)
  expect(note()?.textContent).toBe('too little')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('five')).toBeTruthy()
})

it('fills in everything only where there is a button for it', () => {
  const all = vi.fn<() => void>()
  const { rerender } = render(<AmountField {...base} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<AmountField {...base} allLabel="All" onAll={all} />)
  fireEvent.click(screen.getByText('All'))
  expect(all).toHaveBeenCalledOnce()
})
