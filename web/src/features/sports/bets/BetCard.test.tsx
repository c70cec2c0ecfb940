import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { WireAppeal } from '@xinghe/contract/sports-appeal.ts'
import type { Bet } from '@xinghe/contract/sports-bet.ts'
import { dayMs, instant, later } from '@xinghe/rules/base/instant.ts'
import { appealUntil } from '@xinghe/rules/sports/appeal.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { BetCard } from './BetCard.tsx'
import { betOf, legOf } from './testing/bets.ts'

afterEach(cleanup)

const leg = legOf()
const bet = betOf

const settledBet = (daysAgo: number): Bet => {
  const settledAt = later(serverNow(), -daysAgo * dayMs)
  return bet({
    state: 'settled',
    result: 'LW',
    net: 5_000n,
    payout: 13_600n,
    explanation: '全场让球 客队 0.5，赢一半：盈利50.00元。',
    settledAt,
    appealUntil: appealUntil(settledAt),
    legs: [{ ...leg, score: { home: 1, away: 1 }, result: 'LW' }],
  })
}

const show = (shown: Bet, appeal: WireAppeal | null = null) =>
  render(
    <ul>
      <BetCard bet={shown} appeal={appeal} />
    </ul>,
  )

const appeal: WireAppeal = {
  ticketId: 'XH100',
  text: '终场应为2-1',
  state: 'waiting',
  answer: null,
  madeAt: instant(Date.parse('2026-03-11T04:00:00Z')),
  answeredAt: null,
}

describe('a bet', () => {
  it('names its side with the line as that side has it, its price and its risk', () => {
    show(bet())
    expect(screen.getByText('海港城 0.5')).toBeTruthy()
    expect(screen.getByText('-0.86')).toBeTruthy()
    expect(screen.getByText('86.00')).toBeTruthy()
    expect(screen.getByText('03-10 12:00 开赛')).toBeTruthy()
  })

  it('shows the live score beside the one at the bet', () => {
    show(bet({ legs: [{ ...leg, score: { home: 1, away: 1 } }] }))
    expect(screen.getByText('滚球 1 - 1')).toBeTruthy()
    expect(screen.getByText('投注时 0 - 1')).toBeTruthy()
  })

  it('says of each leg of a combination how it stands, and of an open one what it needs', () => {
    const score = { home: 1, away: 0 }
    show(
      bet({
        code: '4x1',
        legs: [
          { ...leg, matchId: 'won', result: 'W', score },
          { ...leg, matchId: 'void', result: 'D' },
          { ...leg, matchId: 'runs', play: 'OU', side: 'O', line: 10, score },
          { ...leg, matchId: 'waits', play: 'M', side: 'H', line: null },
        ],
      }),
    )
    const legs = screen.getAllByRole('listitem').slice(1)
    const states = legs.map(
      (item) => within(item).getByText(/^(赢|取消|进行中|未开赛)$/).textContent,
    )
    expect(states).toEqual(['赢', '取消', '进行中', '未开赛'])
    expect(within(legs[2]!).getByText('还差 2 球')).toBeTruthy()
    expect(within(legs[3]!).getByText('需星河联获胜')).toBeTruthy()
    expect(within(legs[0]!).queryByText(/还差|需/)).toBeNull()
  })

  it('says nothing of needs before it is accepted and after it is settled', () => {
    const open = { ...leg, play: 'M', side: 'H', line: null } as const
    show(bet({ state: 'confirming', ticketId: null, legs: [open] }))
    expect(screen.queryByText('需星河联获胜')).toBeNull()
    cleanup()
    show(bet({ state: 'settled', result: 'L', code: '2x1', legs: [{ ...leg, result: 'L' }, open] }))
    expect(screen.queryByText('需星河联获胜')).toBeNull()
  })

  it('says that an order is not accepted yet, and for how long', () => {
    const placedAt = serverNow()
    show(bet({ state: 'confirming', ticketId: null, placedAt, deadline: later(placedAt, 6_000) }))
    expect(screen.getByText('待确认')).toBeTruthy()
    expect(screen.getByRole('timer', { name: '注单确认中' }).textContent).toBe('6 秒')
    expect(screen.queryByText('已接受')).toBeNull()
  })

  it('explains its settlement and can be disputed within the days', () => {
    show(settledBet(13))
    expect(screen.getByText('全场让球 客队 0.5，赢一半：盈利50.00元。')).toBeTruthy()
    expect(screen.getByText('+50.00')).toBeTruthy()
    expect(screen.getByRole('button', { name: '申诉' })).toHaveProperty('disabled', false)
  })

  it('cannot be disputed afterwards, and says why', () => {
    show(settledBet(15))
    expect(screen.getByRole('button', { name: '申诉' })).toHaveProperty('disabled', true)
    expect(screen.getByText('申诉期为结算后 14 天，已过期')).toBeTruthy()
  })

  it('shows an appeal instead of the way to make one', () => {
    show(settledBet(1), appeal)
    expect(screen.getByText('申诉已提交')).toBeTruthy()
    expect(screen.getByText('终场应为2-1')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '申诉' })).toBeNull()
  })

  it('shows what was answered, long after the days', () => {
    const answeredAt = instant(Date.parse('2026-03-12T04:00:00Z'))
    show(settledBet(30), { ...appeal, state: 'rejected', answer: '官方赛果为1-1', answeredAt })
    expect(screen.getByText('申诉未成立')).toBeTruthy()
    expect(screen.getByText('官方赛果为1-1')).toBeTruthy()
    expect(screen.getByText('2026-03-12 12:00 答复')).toBeTruthy()
  })
})
