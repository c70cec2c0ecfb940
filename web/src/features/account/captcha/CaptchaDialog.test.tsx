import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { SlidePoint } from '@xinghe/rules/account/slide-track.ts'
import type { CaptchaPorts } from './captcha-ports.ts'
import { CaptchaDialog } from './CaptchaDialog.tsx'
import type { Challenge, SliderPuzzle } from './challenge.ts'

afterEach(cleanup)

const puzzle = (lot: string): SliderPuzzle => ({
  lot_number: lot,
  background: 'data:,',
  piece: 'data:,',
  width: 320,
  height: 160,
  pieceWidth: 48,
  pieceTop: 40,
})
const slider = (lot: string) => ({ kind: 'slider', puzzle: puzzle(lot) }) as const

const show = (
  challenge: Exclude<Challenge, { kind: 'none' }>,
  given: Partial<CaptchaPorts> = {},
) => {
  const ports = {
    decide: vi.fn(given.decide ?? (async (): Promise<Challenge> => slider('lot-2'))),
    checkSlide: vi.fn(given.checkSlide ?? (async () => 'pass')),
    picture: vi.fn(given.picture ?? (async () => ({ image: 'data:,', xCode: 'x-1' }))),
  }
  const onProof = vi.fn()
  const onClose = vi.fn()
  render(
    <CaptchaDialog open challenge={challenge} ports={ports} onProof={onProof} onClose={onClose} />,
  )
  return { ports, onProof, onClose, user: userEvent.setup() }
}

const handle = () => screen.getByRole('slider', { name: '拼图滑块' })

const pressKeys = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(handle(), { key })
}

it('slides by arrow keys, drops by Enter and gives lot and token as proof', async () => {
  const { ports, onProof } = show(slider('lot-1'))
  pressKeys('PageUp', 'PageUp', 'ArrowRight', 'ArrowLeft', 'ArrowRight')
  expect(handle().getAttribute('aria-valuenow')).toBe('52')
  expect(handle().getAttribute('aria-valuetext')).toBe('已移动52像素，共272像素')
  pressKeys('Enter')
  await waitFor(() => expect(onProof).toHaveBeenCalledOnce())
  expect(onProof).toHaveBeenCalledWith({ kaptchcate: 0, codeId: 'lot-1', code: 'pass' })
  const track = ports.checkSlide.mock.calls[0]?.[1]
  expect(track?.map(({ x }) => x)).toEqual([0, 24, 48, 52, 48, 52])
})

it('does not count a press without a move as a try', () => {
  const { ports } = show(slider('lot-1'))
  pressKeys('Enter', ' ')
  fireEvent.pointerDown(handle(), { button: 0, clientX: 10, pointerId: 1 })
  fireEvent.pointerUp(handle(), { clientX: 10, pointerId: 1 })
  expect(ports.checkSlide).not.toHaveBeenCalled()
})

it('requests a new challenge after each miss, up to the picture', async () => {
  const next: Challenge[] = [slider('lot-2'), { kind: 'picture' }]
  const { ports } = show(slider('lot-1'), {
    decide: async () => next.shift() ?? { kind: 'picture' },
    checkSlide: async (_puzzle: SliderPuzzle, _track: readonly SlidePoint[]) => {
      throw new Refused('captcha-wrong')
    },
  })
  pressKeys('End', 'Enter')
  await screen.findByText('未对准缺口，请再试一次')
  await waitFor(() => expect(handle().getAttribute('aria-valuenow')).toBe('0'))
  pressKeys('End', 'Enter')
  await screen.findByRole('heading', { name: '图形验证' })
  expect(ports.decide).toHaveBeenCalledTimes(2)
  expect(ports.checkSlide.mock.calls.map(([tried]) => tried.lot_number)).toEqual(['lot-1', 'lot-2'])
})

it('offers a retry when the line breaks, and closing ends it', async () => {
  let broken = true
  const { user, ports, onClose } = show(slider('lot-1'), {
    decide: async () => {
      if (broken) throw new Refused('too-often')
      return slider('lot-3')
    },
  })
  await user.click(screen.getByRole('button', { name: '换一张' }))
  expect((await screen.findByRole('alert')).textContent).toBe('请勿频繁提交')
  broken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(handle()).toBeTruthy())
  expect(ports.decide).toHaveBeenCalledTimes(2)
  await user.click(screen.getByRole('button', { name: '关闭验证' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('lets the member choose the picture instead', async () => {
  const { user, ports } = show(slider('lot-1'), { decide: async () => ({ kind: 'picture' }) })
  await user.click(screen.getByRole('button', { name: '换用图形验证' }))
  await screen.findByRole('heading', { name: '图形验证' })
  expect(ports.decide).toHaveBeenCalledExactlyOnceWith(true)
})

it('takes at most ten characters of the picture and asks for them when empty', async () => {
  const { user, onProof } = show({ kind: 'picture' })
  await user.click(await screen.findByRole('button', { name: '确认' }))
  expect(screen.getByText('请输入验证码', { selector: 'span' })).toBeTruthy()
  expect(onProof).not.toHaveBeenCalled()
  await user.type(screen.getByRole('textbox', { name: '验证码' }), 'abcdefghijklm{Enter}')
  expect(onProof).toHaveBeenCalledExactlyOnceWith({
    kaptchcate: 1,
    codeId: 'x-1',
    code: 'abcdefghij',
  })
})

it('refreshes the picture on a click and sends the code of the newest', async () => {
  let count = 0
  const { user, ports, onProof } = show(
    { kind: 'picture' },
    { picture: async () => ({ image: 'data:,', xCode: `x-${(count += 1)}` }) },
  )
  await user.click(await screen.findByRole('button', { name: '图形验证码，点击换一张' }))
  expect(ports.picture).toHaveBeenCalledTimes(2)
  await user.type(screen.getByRole('textbox', { name: '验证码' }), 'ab3{Enter}')
  expect(onProof).toHaveBeenCalledExactlyOnceWith({ kaptchcate: 1, codeId: 'x-2', code: 'ab3' })
})
