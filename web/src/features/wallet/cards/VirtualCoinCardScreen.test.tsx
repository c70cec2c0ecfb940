import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '../../../platform/session/session.ts'
import { addableCall, show } from '../parts/withdraw.test-kit.tsx'
import { PlainCode } from '../parts/card-code.test-kit.tsx'
import { VirtualCoinCardScreen } from './VirtualCoinCardScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  vi.unstubAllGlobals()
})

const addable = () => ({
  banks: [],
  networks: [
    { kind: 'trc20', name: 'USDT-TRC20', coin: 'USDT' },
    { kind: 'erc20', name: 'USDT-ERC20', coin: 'USDT' },
  ],
  left: { bank: 4, alipay: 3, trc20: 3, erc20: 3 },
  holder: '张**',
  hasWithdrawalPassword: true,
  phone: '138****8000',
  passwordNeeded: true,
  holdHours: 24,
})

const isChosen = async (name: RegExp): Promise<boolean> =>
  (await screen.findByRole<HTMLInputElement>('radio', { name })).checked

it('follows a link to another network, with an empty form', async () => {
  const pages = (
    <>
      <Link to="/mine/virtualCoinCard?network=erc20">另一个网络</Link>
      <VirtualCoinCardScreen Code={PlainCode} />
    </>
  )
  show(pages, { [addableCall]: addable }, '/mine/virtualCoinCard?network=trc20')
  expect(await isChosen(/TRC20/)).toBe(true)
  fireEvent.change(screen.getByLabelText('收款地址'), { target: { value: 'T123' } })
  fireEvent.click(screen.getByText('另一个网络'))
  expect(await isChosen(/ERC20/)).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('收款地址').value).toBe('')
})
