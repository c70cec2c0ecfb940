import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { button, enterBook, leaveBook, openBook, settings, show } from '../testing/open-book.tsx'

beforeEach(enterBook)
afterEach(leaveBook)

const openSettings = async (given: Parameters<typeof openBook>[0]) => {
  const book = openBook(given)
  show()
  await waitFor(() => expect(book.callsOf('settings')).toHaveLength(1))
  fireEvent.click(await button('投注设置'))
  await screen.findByLabelText('默认投注额')
  return book
}

const fill = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('saves odds type, policy, stakes and what stays, all at once', async () => {
  const book = await openSettings({
    saveSettings: (asked) => ({ ...(settings(asked) as object), ...asked }),
  })
  fireEvent.click(screen.getByRole('radio', { name: /^马来盘/ }))
  fireEvent.click(screen.getByRole('radio', { name: /^接受任何变化/ }))
  fill('快捷金额 1', '88')
  fireEvent.click(await button('移除快捷金额 2'))
  fireEvent.click(await button('添加'))
  fill('快捷金额 2', '1,234.567')
  fill('默认投注额', '20')
  fireEvent.click(screen.getByRole('checkbox', { name: '投注成功后保留投注项' }))
  fireEvent.click(await button('保存设置'))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '投注设置' })).toBeNull())
  expect(book.callsOf('saveSettings')[0]?.body['Request']).toMatchObject({
    oddsType: 'M',
    policy: 'any',
    quickStakes: ['88.00', '1234.56'],
    defaultStake: '20.00',
    keepAfterBet: true,
  })
})

it('tells beside the field what is wrong and sends nothing', async () => {
  const book = await openSettings({})
  fill('快捷金额 2', '100')
  fill('默认投注额', '0')
  fireEvent.click(await button('保存设置'))
  await screen.findByText('快捷金额不能重复')
  expect(screen.getByText('请输入大于 0 的金额，最多两位小数')).toBeTruthy()
  fill('快捷金额 1', '')
  fill('快捷金额 2', '')
  await screen.findByText('请至少保留一个快捷金额')
  expect(book.callsOf('saveSettings')).toHaveLength(0)
})

it('stays open with what was typed where it could not be saved', async () => {
  await openSettings({
    saveSettings: () => {
      throw new Refused('account-frozen')
    },
  })
  fill('默认投注额', '20')
  fireEvent.click(await button('保存设置'))
  await screen.findByText('没有保存：您的账户已被冻结，请联系客服')
  expect(screen.getByLabelText('默认投注额')).toHaveProperty('value', '20')
})
