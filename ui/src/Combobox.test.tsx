import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Combobox } from './Combobox.tsx'
import { DigitCells } from './DigitCells.tsx'
import { Field } from './Field.tsx'
import { installPopovers } from './native-popover.test-kit.ts'

installPopovers()
Element.prototype.scrollIntoView = () => {}
afterEach(cleanup)

const fruits = ['apple', 'apricot', 'pear'].map((value) => ({ value }))

function Fruit() {
  const [value, setValue] = useState('')
  return (
    <Field label="Fruit" error="Choose one">
      <Combobox
        label="Fruits"
        find={(typed) => fruits.filter((fruit) => fruit.value.startsWith(typed))}
        value={value}
        onChoose={(fruit) => setValue(fruit.value)}
        renderOption={(fruit) => <span>{fruit.value}</span>}
        searchLabel="Search"
        listLabel="All fruits"
        noneText="None"
      >
        {value || 'Choose'}
      </Combobox>
    </Field>
  )
}

const open = async () => {
  const user = userEvent.setup({ delay: null })
  render(<Fruit />)
  await user.click(screen.getByLabelText('Fruit'))
  const search = screen.getByRole('combobox')
  await waitFor(() => expect(document.activeElement).toBe(search))
  return { user, search }
}

it('is searched and chosen by keyboard alone, and the focus returns to its button', async () => {
  const { user, search } = await open()
  expect(search.getAttribute('aria-activedescendant')).toMatch(/-apple$/)
  await user.keyboard('ap{ArrowDown}')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'apple',
    'apricot',
  ])
  expect(search.getAttribute('aria-activedescendant')).toMatch(/-apricot$/)
  await user.keyboard('{Enter}')
  const button = screen.getByLabelText('Fruit')
  expect(button.textContent).toContain('apricot')
  expect(document.activeElement).toBe(button)
})

it('marks the chosen option, and shows a message when none matches', async () => {
  const { user } = await open()
  await user.click(screen.getByText('pear'))
  await user.click(screen.getByLabelText('Fruit'))
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('pear')
  await user.keyboard('x{Enter}')
  expect(screen.getByRole('status').textContent).toBe('None')
  expect(screen.getByLabelText('Fruit').textContent).toContain('pear')
})

it('is described by the error of its field', async () => {
  await open()
  const described = screen.getByLabelText('Fruit').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Choose one')
})

it.each([
  ['12a 34-56', '123456'],
  ['验证码：１２３４５６。', '123456'],
  ['1234567', '123456'],
  ['abc', ''],
])('keeps of %s the digits that have a cell', async (pasted, kept) => {
  function Digits() {
    const [value, setValue] = useState('')
    return (
      <Field label="Code">
        <DigitCells value={value} onValueChange={setValue} secret />
      </Field>
    )
  }
  const user = userEvent.setup({ delay: null })
  render(<Digits />)
  const input = screen.getByLabelText<HTMLInputElement>('Code')
  await user.click(input)
  await user.paste(pasted)
  expect(input.value).toBe(kept)
  expect(input.type).toBe('password')
})
