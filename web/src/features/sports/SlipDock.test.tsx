import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SlipDock } from './SlipDock.tsx'
import { togglePick } from './slip/slip-store.ts'
import {
  betHundred,
  button,
  enterBook,
  leaveBook,
  openBook,
  orderOf,
  pick,
} from './slip/testing/open-book.tsx'
import { useSlipService } from './slip/use-slip-service.ts'

beforeEach(enterBook)
afterEach(leaveBook)

function Phone() {
  useSlipService()
  return <SlipDock />
}

const show = () =>
  render(
    <MemoryRouter>
      <Phone />
    </MemoryRouter>,
  )

it('the button says what became of the bet, and opens the next picks', async () => {
  const deadline = new Date().toISOString()
  let orders = [orderOf({ state: 'confirming', ticket_id: null, deadline })]
  openBook({
    place: () => ({ orders, balance: '700.00' }),
    ticket: () => orders,
    openBets: () => [],
  })
  togglePick(pick('m1'))
  show()
  fireEvent.click(await button('打开交易单，1 项'))
  await betHundred()
  await screen.findByRole('heading', { name: '注单确认中' })
  fireEvent.click(await button('收起交易单'))
  expect(await button('打开交易单，注单确认中')).toBeTruthy()
  orders = [orderOf()]
  expect(await button('打开交易单，投注成功')).toBeTruthy()
  act(() => void togglePick(pick('m2', { home: '北岭城' })))
  fireEvent.click(await button('打开交易单，1 项'))
  const sheet = screen.getByRole('dialog', { name: '交易单' })
  expect(within(sheet).queryByRole('heading', { name: '投注成功' })).toBeNull()
  expect(within(sheet).getByRole('button', { name: /^移除 .*北岭城/ })).toBeTruthy()
})
