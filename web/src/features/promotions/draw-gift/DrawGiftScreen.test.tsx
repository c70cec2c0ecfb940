import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { commitOf } from '@xinghe/rules/base/fair/commit.ts'
import { drawPrize } from '@xinghe/rules/promotions/draw-gift.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { session } from '../../../platform/session/session.ts'
import { activityAnswer, hours, openPage } from '../frame/activity.test-kit.tsx'
import { DrawGiftScreen } from './DrawGiftScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const prizes = [
  { amount: 88n, weight: 9000 },
  { amount: 888_00n, weight: 1000 },
]
const terms = {
  kind: 'drawGift',
  countedPerDraw: '1000.00',
  drawsPerDay: 3,
  prizes: [
    { amount: '0.88', weight: 9000 },
    { amount: '888.00', weight: 1000 },
  ],
}
const serverSeed = 'ab'.repeat(32)
const commit = commitOf(serverSeed)
const proofOf = (clientSeed: string) => {
  const seeds = { serverSeed, clientSeed, nonce: 0 }
  return { ...seeds, ...drawPrize(prizes, seeds), commit }
}
const amountOf = (prize: number) => terms.prizes[prize]?.amount ?? ''

const open = (over: object = {}) => {
  const past: object[] = []
  const page = openPage(<DrawGiftScreen id="1" notFound={<p>没有</p>} />, {
    config: () => activityAnswer(terms),
    verification: () => ({
      version: 1,
      state: 'claimable',
      period: '2026-11-17',
      conditions: [],
      items: [],
      draws: { left: 1 - past.length, used: past.length, commit, nonce: past.length, past },
    }),
    joinActivity: (body) => {
      const proof = proofOf(String(body['clientSeed']))
      const amount = amountOf(proof.prize)
      past.push({ ...proof, amount, at: hours(0), ...over })
      return {
        award: { id: 'awd_1', amount, state: 'granted' },
        proof,
        centerWalletBalance: amount,
      }
    },
  })
  return { ...page, past }
}
const stillMedia = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

describe('the wheel', () => {
  it('sends a seed of its own for the commitment in sight, and tells the prize when it stops', async () => {
    stillMedia(false)
    const { user, callsOf } = open()
    expect(await screen.findByText(commit)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '抽奖' }))
    await screen.findByRole('button', { name: '转动中' })
    const sent = callsOf('joinActivity')[0]?.body
    expect(sent).toMatchObject({ kind: 'drawGift', action: 'draw', commit })
    expect(String(sent?.['clientSeed'])).toMatch(/^[0-9a-f]{32}$/)
    expect(shownFeedback().toasts.at(-1)?.text ?? '').not.toMatch(/抽中/)
    expect(screen.getByText('今天还可抽 1 次')).toBeTruthy()
    const wheel = document.querySelector('[data-turns]')
    if (wheel === null) throw new Error('no wheel')
    fireEvent.transitionEnd(wheel)
    await vi.waitFor(() => expect(shownFeedback().toasts.at(-1)?.text).toMatch(/^抽中 ¥/))
    expect(await screen.findByText('今天还可抽 0 次')).toBeTruthy()
    expect(screen.getByText('验证通过：种子与指纹一致，重新计算的结果相同')).toBeTruthy()
  })

  it('tells it at once where motion is not wanted, and notices a wrong proof', async () => {
    stillMedia(true)
    const { user } = open({ value: 1, prize: 1 })
    await user.click(await screen.findByRole('button', { name: '抽奖' }))
    expect(await screen.findByText('验证不通过')).toBeTruthy()
  })
})
