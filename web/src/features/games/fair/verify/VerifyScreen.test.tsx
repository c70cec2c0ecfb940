import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { linkBefore } from '@xinghe/rules/games/fair/chain.ts'
import { commitOf } from '@xinghe/rules/base/fair/commit.ts'
import { sharedStream } from '@xinghe/rules/games/fair/shared-stream.ts'
import { cardName } from '@xinghe/rules/games/cards/deck.ts'
import { resultText } from '@xinghe/rules/games/tables/words.ts'
import { tableOf } from '@xinghe/rules/games/tables/tables.ts'
import { lotteryOf } from '@xinghe/rules/games/lottery/lotteries.ts'
import { drawProofText } from '@xinghe/rules/games/verify/draw-proof-text.ts'
import { proofText } from '@xinghe/rules/games/verify/proof-text.ts'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { fakeSite } from '../../../../platform/api/testing/fake-site.ts'
import { exampleProof } from './example-proof.ts'
import { VerifyScreen } from './VerifyScreen.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (fair: string, answers: Parameters<typeof fakeSite>[0] = {}) => {
  const site = fakeSite(answers)
  const fetch = vi.fn(site.fetch)
  vi.stubGlobal('fetch', fetch)
  render(
    <MemoryRouter initialEntries={[`/pg/game?fair=${encodeURIComponent(fair)}`]}>
      <VerifyScreen brand="星河" />
    </MemoryRouter>,
  )
  return { ...site, user: userEvent.setup({ delay: null }), fetch }
}
const wire = (over: object = {}): object => ({
  ...(JSON.parse(proofText(exampleProof)) as object),
  ...over,
})
const paste = async (text: string) => {
  fireEvent.change(screen.getByLabelText(/粘贴单局数据/), { target: { value: text } })
  await userEvent.click(screen.getByRole('button', { name: '开始验证' }))
}

describe('a ticket', () => {
  it('is loaded once and computed without another call', async () => {
    const { fetch, callsOf } = open('XG1', { round: () => wire() })
    expect(await screen.findByText('服务器种子与开局前公布的指纹一致')).toBeTruthy()
    expect(screen.getByText('派彩与重新计算的结果一致')).toBeTruthy()
    expect(screen.getByText('第 1 轴：红宝石、蓝宝石、祖母绿')).toBeTruthy()
    expect(screen.getByText('奖池 巨奖：未中')).toBeTruthy()
    expect(callsOf('round')).toHaveLength(1)
    const calls = fetch.mock.calls.length
    await paste(proofText({ ...exampleProof, nonce: 1 }))
    expect(fetch.mock.calls).toHaveLength(calls)
  })

  it('says what is wrong with a round that was paid wrongly or drawn from another seed', async () => {
    open('XG1', { round: () => wire({ payout: '500.00', commit: 'a'.repeat(64) }) })
    expect(await screen.findByText('服务器种子与公布的指纹不一致')).toBeTruthy()
    expect(screen.getByText('派彩与重新计算的结果不一致')).toBeTruthy()
  })

  it('says how to reveal a seed that is still in use', async () => {
    open('XG1', { round: () => wire({ serverSeed: null }) })
    expect(await screen.findByText(/服务器种子尚未公开/)).toBeTruthy()
    expect(screen.queryByText('逐个随机数')).toBeNull()
  })

  it('that nobody has can be asked for again', async () => {
    open('XG404')
    expect(await screen.findByText('单局数据加载失败')).toBeTruthy()
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
  })
})

describe('a pasted round', () => {
  it('needs no call at all', async () => {
    const { user, fetch } = open('')
    await user.click(screen.getByRole('button', { name: '填入示例' }))
    await user.click(screen.getByRole('button', { name: '开始验证' }))
    expect(await screen.findByText('派彩与重新计算的结果一致')).toBeTruthy()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('is refused where it cannot be read', async () => {
    open('')
    await paste('{"game":"GEM"}')
    expect(await screen.findByText('无法读取，请粘贴完整的单局数据')).toBeTruthy()
  })
})

describe('a draw', () => {
  const [seed, salt, link] = [commitOf('a link'), 'ab'.repeat(32), 12]
  const start = linkBefore(seed, link)
  const numbers = lotteryOf('K3').draw(sharedStream({ seed, salt, table: 'K3', round: link }))
  const at = '2026-11-16T10:00:00.000Z'
  const drawn = {
    id: '7',
    number: 481,
    name: '20261116-481',
    numbers,
    drawsAt: at,
    drawnAt: at,
    chain: 1,
    link,
    seed,
  }
  const published = {
    id: 1,
    start,
    length: 100,
    used: 12,
    saltSource: 'local',
    saltUrl: null,
    saltPromised: 5,
    saltNumber: 5,
    salt,
    madeAt: at,
  }
  const chain = () => ({ chains: [published] })

  it('is found by its number and drawn again from the published chain', async () => {
    const { callsOf } = open('K3:481', { chain, draws: () => ({ draws: [drawn] }) })
    expect(await screen.findByText('种子属于预先公布的种子链')).toBeTruthy()
    expect(screen.getByText('开奖结果与重新计算的结果一致')).toBeTruthy()
    expect(screen.getByText('第20261116-481期')).toBeTruthy()
    expect(callsOf('draws')[0]?.body).toMatchObject({ table: 'K3', before: 482, most: 1 })
  })

  it('of a late link is hashed beside the other work of the page', async () => {
    open('')
    const late = 20_000
    const drawnLate = lotteryOf('K3').draw(sharedStream({ seed, salt, table: 'K3', round: late }))
    const proof = { table: 'K3', link: late, seed, salt, numbers: drawnLate }
    await paste(drawProofText({ ...proof, start: linkBefore(seed, late) }))
    const bar = (await screen.findByRole('progressbar')) as HTMLProgressElement
    await waitFor(() => expect(bar.value).toBeGreaterThan(0))
    expect(await screen.findByText('种子属于预先公布的种子链')).toBeTruthy()
  })

  it('of a live table names its cards, those laid ready too, and what they come to', async () => {
    const cards = tableOf('BA1').draw(sharedStream({ seed, salt, table: 'BA1', round: link }))
    const round = { ...drawn, numbers: cards }
    open('BA1:481', { chain, draws: () => ({ draws: [round] }) })
    expect(await screen.findByText('第20261116-481局')).toBeTruthy()
    expect(await screen.findByText('本局结果与重新计算的结果一致')).toBeTruthy()
    expect(screen.getByRole('button', { name: '复制本局数据' })).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/开奖|本期/)
    const names = cards.map(cardName).join(' ')
    expect(screen.getByText(names)).toBeTruthy()
    expect(screen.getByText(`${names}，${resultText('BA1', cards)}`)).toBeTruthy()
    expect(screen.queryAllByText('备用的牌，未发出')).toHaveLength(6 - cards.length)
  })

  it.each([
    ['K3', '开奖号码'],
    ['BA1', '本局发出的牌'],
    ['RL1', '本局开出的号码'],
  ])('of %s is called by its game: %s', async (table, told) => {
    open('')
    await paste(drawProofText({ table, link, seed, salt, start, numbers: [1] }))
    expect(await screen.findByText(told)).toBeTruthy()
  })

  it('that nobody could have dealt is found wrong', async () => {
    open('')
    await paste(drawProofText({ table: 'BA1', link, seed, salt, start, numbers: [999] }))
    expect(await screen.findByText('本局结果与重新计算的结果不一致')).toBeTruthy()
  })

  it.each([
    ['K3:482', '这一期还没有开奖'],
    ['RL1:482', '这一局还没有结果'],
  ])('says of %s that it has no result yet', async (fair, told) => {
    open(fair, { chain, draws: () => ({ draws: [drawn] }) })
    expect(await screen.findByText(told)).toBeTruthy()
  })

  it('is found wrong when pasted with other numbers', async () => {
    open('')
    const other = numbers.map((number) => (number % 6) + 1)
    await paste(drawProofText({ table: 'K3', link, seed, salt, start, numbers: other }))
    expect(await screen.findByText('开奖结果与重新计算的结果不一致')).toBeTruthy()
    expect(screen.getByText('种子属于预先公布的种子链')).toBeTruthy()
  })
})
