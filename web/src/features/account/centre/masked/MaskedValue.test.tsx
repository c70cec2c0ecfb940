import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { closeAllDialogs, shownFeedback } from '../../../../platform/feedback/dialogs.ts'
import type { Member } from '../../../../platform/member/member.ts'
import { session } from '../../../../platform/session/session.ts'
import { reloadPreInfo } from '../../../../platform/site/pre-info.ts'
import { local } from '../../../../platform/storage/local.ts'
import { fakeSite } from '../../../../platform/api/testing/fake-site.ts'
import { CentreContext } from '../parts/centre-context.ts'
import { memberAnswer, show } from '../parts/centre.test-kit.tsx'
import { MaskedValue } from './MaskedValue.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(async () => {
  cleanup()
  session.end()
  closeAllDialogs()
  vi.unstubAllGlobals()
})

const value = (masked: string, valuesShown = true) => (
  <CentreContext
    value={{
      member: memberAnswer() as unknown as Member,
      valuesShown,
      open: () => undefined,
      turnTo: () => undefined,
    }}
  >
    <MaskedValue field="phone" masked={masked} label="手机号码" />
  </CentreContext>
)
const answers = { singleDataDecryption: () => ({ d: '+8613800138000', v: '7' }) }
const eye = (name: string) => screen.getByRole('button', { name })

it('asks once, keeps the answer, and hides it again', async () => {
  const { user, callsOf } = show(value('+86 138****8000'), answers)
  await user.click(eye('显示完整手机号码'))
  expect(await screen.findByText('+86 13800138000')).toBeTruthy()
  expect(local.getDecrypted('phone')).toEqual({ d: '+8613800138000', v: '7' })
  await user.click(eye('隐藏手机号码'))
  expect(screen.getByText('+86 138****8000')).toBeTruthy()
  await user.click(eye('显示完整手机号码'))
  expect(screen.getByText('+86 13800138000')).toBeTruthy()
  expect(callsOf('singleDataDecryption').map(({ body }) => body)).toEqual([{ field: 'phone' }])
})

it('fetches again where the cached value does not fit the mask', async () => {
  local.setDecrypted('phone', { d: '+8613911112222', v: '1' })
  const { user, callsOf } = show(value('+86 138****8000'), answers)
  await user.click(eye('显示完整手机号码'))
  expect(await screen.findByText('+86 13800138000')).toBeTruthy()
  expect(callsOf('singleDataDecryption')).toHaveLength(1)
})

it('says why it cannot be shown', async () => {
  const { user } = show(value('+86 138****8000'), {
    singleDataDecryption: () => {
      throw new Refused('reveals-used-up')
    },
  })
  await user.click(eye('显示完整手机号码'))
  await waitFor(() =>
    expect(shownFeedback().toasts.at(-1)?.text).toBe('今日查看次数已达上限，请明天再试'),
  )
  expect(screen.getByText('+86 138****8000')).toBeTruthy()
})

it('covers even the mask while the member hides numbers', () => {
  show(value('+86 138****8000', false), answers)
  expect(screen.queryByText('+86 138****8000')).toBeNull()
})

it('has no eye where the operator took it away', async () => {
  const preInfo = (hideRealNumber: 0 | 1) => {
    const site = fakeSite({})
    vi.stubGlobal('fetch', async (...request: Parameters<typeof site.fetch>) => {
      const answer = (await (await site.fetch(...request)).json()) as { data: object }
      return Response.json({ ...answer, data: { ...answer.data, switches: { hideRealNumber } } })
    })
    return reloadPreInfo()
  }
  await preInfo(1)
  show(value('+86 138****8000'), answers)
  expect(screen.queryByRole('button')).toBeNull()
  await preInfo(0)
})
