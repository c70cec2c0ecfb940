import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { betOf, legOf } from '../testing/bets.ts'
import { BetPicture } from './BetPicture.tsx'

let written: string[] = []

/** Letters of ten pixels each; everything else of the canvas does nothing. */
const pen = {
  measureText: (text: string) => ({ width: Array.from(text).length * 10 }),
  fillText: (text: string) => void written.push(text),
  fillRect: () => undefined,
  beginPath: () => undefined,
  roundRect: () => undefined,
  fill: () => undefined,
  scale: () => undefined,
  drawImage: () => undefined,
}

beforeEach(() => {
  written = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => pen) as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['p'])),
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name)
})

const bet = betOf({
  code: '2x1',
  legs: [legOf({ result: 'W', score: { home: 1, away: 2 } }), legOf({ matchId: 'm2' })],
})

it('draws each leg with price and state, without amounts and without anything of the member', () => {
  render(<BetPicture bet={bet} />)
  expect(written).toContain('2串1')
  expect(written.filter((text) => text === '海港城 0.5')).toHaveLength(2)
  expect(written).toEqual(
    expect.arrayContaining(['赢', '进行中', '赛果 1 - 2', '03-10 12:00 开赛']),
  )
  expect(written.join(' ')).not.toMatch(/¥|XH100|11:00/)
})

it('shows amounts only where the member wants them', () => {
  render(<BetPicture bet={bet} />)
  written = []
  fireEvent.click(screen.getByRole('checkbox', { name: '在图片中显示金额' }))
  expect(written).toEqual(expect.arrayContaining(['本金', '¥86', '可赢', '¥100']))
})

it('is shared where the browser shares pictures, and else only saved', async () => {
  render(<BetPicture bet={bet} />)
  expect(screen.queryByRole('button', { name: '分享' })).toBeNull()
  expect(screen.getByRole('button', { name: '保存图片' })).toBeTruthy()
  cleanup()
  const share = vi.fn(async () => undefined)
  Object.assign(navigator, { canShare: () => true, share })
  render(<BetPicture bet={bet} />)
  fireEvent.click(screen.getByRole('button', { name: '分享' }))
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
})
