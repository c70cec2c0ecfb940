import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { installPopovers } from '@xinghe/ui/native-popover.test-kit.ts'
import { DigitCells } from '@xinghe/ui/DigitCells.tsx'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { defaultCountry, type Country } from './country.ts'
import { PhoneField } from './PhoneField.tsx'
import { SendCodeButton } from './SendCodeButton.tsx'

installPopovers()
Element.prototype.scrollIntoView = () => {}

beforeEach(() => queryClient.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Code({ onCode }: { onCode: (code: string) => void }) {
  const [code, setCode] = useState('')
  return (
    <Field label="验证码">
      <DigitCells
        value={code}
        onValueChange={(digits) => {
          setCode(digits)
          onCode(digits)
        }}
      />
    </Field>
  )
}

describe('the code field', () => {
  it('takes six digits and nothing else, typed or pasted', async () => {
    const onCode = vi.fn()
    const user = userEvent.setup({ delay: null })
    render(<Code onCode={onCode} />)
    const input = screen.getByLabelText<HTMLInputElement>('验证码')
    await user.type(input, '1a2b')
    expect(input.value).toBe('12')
    await user.paste(' 34-56 78')
    expect(onCode).toHaveBeenLastCalledWith('123456')
    expect(input.autocomplete).toBe('one-time-code')
  })
})

describe('the button that gets a code', () => {
  it('counts a minute without a second press, then offers another', () => {
    vi.useFakeTimers()
    const onPress = vi.fn()
    const until = Date.now() + 60_000
    render(<SendCodeButton state={{ busy: null, until }} way="sms" onPress={onPress} />)
    const button = screen.getByRole('button')
    expect(button.textContent).toBe('60秒后重新获取')
    fireEvent.click(button)
    act(() => void vi.advanceTimersByTime(59_000))
    expect(button.textContent).toBe('1秒后重新获取')
    fireEvent.click(button)
    expect(onPress).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1_000))
    expect(button.textContent).toBe('重新获取')
    fireEvent.click(button)
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('blocks other channels while one is sending', () => {
    const onPress = vi.fn()
    render(<SendCodeButton state={{ busy: 'sms', until: 0 }} way="voice" onPress={onPress} />)
    fireEvent.click(screen.getByRole('button'))
    expect(onPress).not.toHaveBeenCalled()
  })
})

const hongKong = {
  areaName: '中国香港',
  areaCode: '852',
  regex: '^\\+?852[2-9]\\d{7}$',
  country: 'HK',
}

function Phone() {
  const [country, setCountry] = useState<Country>(defaultCountry)
  const [number, setNumber] = useState('')
  return (
    <PhoneField country={country} onCountry={setCountry} number={number} onNumber={setNumber} />
  )
}

const openList = async (answer: () => unknown) => {
  const user = userEvent.setup({ delay: null })
  const site = fakeSite({ queryCountryArea: answer })
  vi.stubGlobal('fetch', site.fetch)
  render(<Phone />)
  await user.click(screen.getByLabelText('国家或地区：中国大陆 +86'))
  const search = screen.getByLabelText('搜索国家、地区或区号')
  await waitFor(() => expect(document.activeElement).toBe(search))
  return { user, search, ...site }
}

describe('the country of a number', () => {
  it('is searched and chosen by keyboard alone, and the focus returns', async () => {
    const { user, search } = await openList(() => [defaultCountry, hongKong])
    await screen.findByText('中国香港')
    expect(search.getAttribute('aria-activedescendant')).toMatch(/-CN$/)
    await user.keyboard('{ArrowDown}')
    expect(search.getAttribute('aria-activedescendant')).toMatch(/-HK$/)
    await user.keyboard('{ArrowDown}+85')
    expect(screen.queryByText('中国大陆')).toBeNull()
    await user.keyboard('{Enter}')
    const trigger = screen.getByLabelText('国家或地区：中国香港 +852')
    expect(document.activeElement).toBe(trigger)
    await user.type(screen.getByLabelText('手机号码'), '9123 4567')
    expect(screen.getByLabelText<HTMLInputElement>('手机号码').value).toBe('91234567')
  })

  it('says that nothing was found', async () => {
    const { user } = await openList(() => [defaultCountry, hongKong])
    await screen.findByText('中国香港')
    await user.keyboard('火星{Enter}')
    expect(screen.getByRole('status').textContent).toBe('没有找到匹配的国家或地区')
    expect(screen.getByLabelText('国家或地区：中国大陆 +86')).toBeTruthy()
  })

  it('keeps mainland China where the list does not come, and tries again', async () => {
    let broken = true
    const { user } = await openList(() => {
      if (broken) throw new Refused('too-often')
      return [defaultCountry, hongKong]
    })
    await screen.findByText('列表加载失败')
    broken = false
    await user.click(screen.getByText('重试'))
    await screen.findByText('中国香港')
  })
})
