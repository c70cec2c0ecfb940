import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useForm } from './use-form.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function TestForm() {
  const form = useForm({
    empty: { code: '', name: '' },
    check: ({ code, name }) => ({
      code: code === '1234' ? undefined : '验证码有误',
      name: name === '' ? '请输入姓名' : undefined,
    }),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit(async () => {})
      }}
    >
      <Field label="验证码" error={form.error('code')}>
        <Input {...form.input('code')} />
      </Field>
      <Field label="姓名" error={form.error('name')}>
        <Input {...form.input('name')} />
      </Field>
      <button type="button" onClick={() => form.change('code', '1234')}>
        填入
      </button>
      <button type="submit">提交</button>
    </form>
  )
}

const fault = () => screen.queryByText('验证码有误')

/** Types a wrong code and presses a button: the field is left before the button is released. */
const pressAfterTyping = (button: string): void => {
  render(<TestForm />)
  const field = screen.getByLabelText('验证码')
  fireEvent.change(field, { target: { value: '12' } })
  fireEvent.pointerDown(screen.getByText(button))
  fireEvent.blur(field)
}
const release = (button: string): void => {
  fireEvent.pointerUp(screen.getByText(button))
  fireEvent.click(screen.getByText(button))
  act(() => void vi.runAllTimers())
}

it('shows the fault of a field that is left at once', () => {
  render(<TestForm />)
  const field = screen.getByLabelText('验证码')
  fireEvent.change(field, { target: { value: '12' } })
  fireEvent.blur(field)
  expect(fault()).not.toBeNull()
})

it('moves nothing under a pressed button: the fault follows after its release', () => {
  pressAfterTyping('提交')
  expect(fault()).toBeNull()
  release('提交')
  expect(fault()).not.toBeNull()
  expect(screen.queryByText('请输入姓名')).not.toBeNull()
})

it('validates what the press has made of the field', () => {
  pressAfterTyping('填入')
  release('填入')
  expect(fault()).toBeNull()
})
