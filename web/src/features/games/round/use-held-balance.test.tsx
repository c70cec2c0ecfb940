import { cleanup, renderHook } from '@testing-library/react'
import type { SharedBet } from '@xinghe/contract/games-shared.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { useHeldBalance } from './use-held-balance.ts'
import type { ShownDraw } from './use-table.ts'

afterEach(cleanup)

const draw: ShownDraw = {
  id: '7',
  number: 481,
  name: '20261116-481',
  numbers: [1, 2, 3],
  drawsAt: instant(0),
}
const bet: SharedBet = {
  ticket: 'XG1',
  roundId: '7',
  play: 'size',
  pick: 'big',
  price: 195,
  stake: 1_000n,
  state: 'open',
  verdict: null,
  payout: null,
  placedAt: instant(0),
}

const show = (mine: readonly SharedBet[]) => {
  const seat = {
    holdBalance: vi.fn<(shown: bigint | null) => void>(),
    onSettled: vi.fn<() => void>(),
  }
  const { rerender } = renderHook(
    ({ falling, balance }: { falling: ShownDraw | null; balance: bigint }) =>
      useHeldBalance(falling, mine, { ...seat, balance }),
    { initialProps: { falling: null as ShownDraw | null, balance: 9_000n } },
  )
  return { seat, rerender }
}

it('keeps a payout out of the balance until the draw lies', () => {
  const { seat, rerender } = show([bet])
  rerender({ falling: draw, balance: 9_000n })
  rerender({ falling: draw, balance: 10_950n })
  expect(seat.holdBalance.mock.calls).toEqual([[9_000n]])
  expect(seat.onSettled).not.toHaveBeenCalled()
  rerender({ falling: null, balance: 10_950n })
  expect(seat.holdBalance).toHaveBeenLastCalledWith(null)
  expect(seat.onSettled).toHaveBeenCalledOnce()
})

it('reads the session anew once a bet is settled, after a lost draw as well', () => {
  const onSettled = vi.fn<() => void>()
  const seat = { balance: 9_000n, holdBalance: () => undefined, onSettled }
  const { rerender } = renderHook(({ mine }) => useHeldBalance(null, mine, seat), {
    initialProps: { mine: [bet] },
  })
  expect(onSettled).not.toHaveBeenCalled()
  const lost: SharedBet = { ...bet, state: 'settled', verdict: 'lost', payout: 0n }
  rerender({ mine: [lost] })
  expect(onSettled).toHaveBeenCalledOnce()
  rerender({ mine: [{ ...bet, ticket: 'XG2', roundId: '8' }, lost] })
  expect(onSettled).toHaveBeenCalledOnce()
})

it('holds nothing back for a draw without a bet of the member', () => {
  const { seat, rerender } = show([{ ...bet, roundId: '6' }])
  rerender({ falling: draw, balance: 9_000n })
  rerender({ falling: null, balance: 9_000n })
  expect(seat.holdBalance).not.toHaveBeenCalled()
})
