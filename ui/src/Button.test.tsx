// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

describe('Button', () => {
  it('lets no press and no submit through while loading', () => {
    const press = vi.fn<() => void>()
    const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    render(
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <Button type="submit" loading onClick={press}>
          Send
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(press).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  })

  it('can be reached and pressed while it only looks disabled', () => {
    const press = vi.fn<() => void>()
    render(
      <Button softDisabled onClick={press}>
        Send
      </Button>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button')
    expect(button.disabled).toBe(false)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
    expect(press).toHaveBeenCalledOnce()
  })

  it('does not submit a form unless told to', () => {
    render(<Button>Plain</Button>)
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button')
  })
})
