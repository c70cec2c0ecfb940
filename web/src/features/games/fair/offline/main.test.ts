// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/dom'
import { linkBefore } from '@xinghe/rules/games/fair/chain.ts'
import { commitOf } from '@xinghe/rules/base/fair/commit.ts'
import { sharedStream } from '@xinghe/rules/games/fair/shared-stream.ts'
import { lotteryOf } from '@xinghe/rules/games/lottery/lotteries.ts'
import { drawProofText } from '@xinghe/rules/games/verify/draw-proof-text.ts'
import { proofText } from '@xinghe/rules/games/verify/proof-text.ts'
import type { DrawProof } from '@xinghe/rules/games/verify/verify-draw.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { exampleProof } from '../verify/example-proof.ts'

/** The script of the file, run in an empty page. */
beforeEach(async () => {
  document.body.replaceChildren()
  vi.resetModules()
  await import('./main.ts')
})

const verify = (text: string): void => {
  screen.getByRole<HTMLTextAreaElement>('textbox').value = text
  screen.getByRole('button', { name: '开始验证' }).click()
}

const drawAt = (link: number): DrawProof => {
  const [seed, salt] = [commitOf('a link'), 'ab'.repeat(32)]
  const numbers = lotteryOf('K3').draw(sharedStream({ seed, salt, table: 'K3', round: link }))
  return { table: 'K3', link, seed, salt, start: linkBefore(seed, link), numbers }
}

it('computes a pasted round of a member', async () => {
  verify(proofText(exampleProof))
  expect(await screen.findByText('服务器种子与开局前公布的指纹一致')).toBeTruthy()
  expect(screen.getByText('派彩与重新计算的结果一致')).toBeTruthy()
})

it('follows a late draw back to the start of its chain, and shows how far it has come', async () => {
  verify(drawProofText(drawAt(20_000)))
  expect(screen.getByText('正在沿种子链逐环核对')).toBeTruthy()
  const bar = screen.getByRole<HTMLProgressElement>('progressbar')
  await waitFor(() => expect(bar.value).toBeGreaterThan(0))
  expect(await screen.findByText('种子属于预先公布的种子链')).toBeTruthy()
  expect(screen.getByText('开奖结果与重新计算的结果一致')).toBeTruthy()
  expect(screen.getByText('星河快三')).toBeTruthy()
  expect(screen.getAllByRole('row')).toHaveLength(1 + 3)
})

it('says what is wrong with a draw', async () => {
  const proof = drawAt(12)
  verify(drawProofText({ ...proof, link: 13, numbers: [1, 1, 1] }))
  expect(await screen.findByText('种子不属于预先公布的种子链')).toBeTruthy()
  expect(screen.getByText('开奖结果与重新计算的结果不一致')).toBeTruthy()
})

it('drops a draw that is still being computed when another one is asked for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    verify(drawProofText(drawAt(20_000)))
    verify(drawProofText({ ...drawAt(1), numbers: [9] }))
    await vi.runAllTimersAsync()
  } finally {
    vi.useRealTimers()
  }
  expect(screen.getByText('开奖结果与重新计算的结果不一致')).toBeTruthy()
})
