import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import {
  niuniu,
  type NiuniuChoice,
  type NiuniuMode,
  type NiuniuView,
} from '@xinghe/rules/games/cards/niuniu/niuniu.ts'
import { fakePlay, roundOf } from '../testing/fake-play.ts'
import { NiuniuTable } from './NiuniuTable.tsx'

/** The first deal that the member wins, or loses. */
const dealt = (won: boolean, mode: NiuniuMode) => {
  for (let seed = 1; ; seed += 1) {
    const state = niuniu.begin({ mode, others: 2 }, seededRng(seed))
    if (niuniu.view(state).won === won) return roundOf(niuniu, state)
  }
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the table of 牛牛', () => {
  it('marks the seats of the house as simulated, and not the member or the dealer', async () => {
    render(
      <NiuniuTable
        play={fakePlay<NiuniuView, NiuniuChoice, never>({ round: dealt(true, 'flat') })}
      />,
    )
    expect(await screen.findAllByText('模拟')).toHaveLength(2)
  })

  it('says that 翻倍 holds five stakes, and deals with the chosen seats', async () => {
    const play = fakePlay<NiuniuView, NiuniuChoice, never>()
    render(<NiuniuTable play={play} />)
    await userEvent.click(screen.getByRole('radio', { name: '翻倍' }))
    await userEvent.click(screen.getByRole('radio', { name: '0' }))
    expect(screen.getByText(/先冻结 5 倍注额 ¥50/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /发牌 ¥50/ }))
    expect(play.deal).toHaveBeenCalledWith(1000n, { mode: 'multiplied', others: 0 })
  })

  it('marks a win, and a part of the held money that comes back never', async () => {
    render(
      <NiuniuTable
        play={fakePlay<NiuniuView, NiuniuChoice, never>({ round: dealt(true, 'flat') })}
      />,
    )
    await screen.findByText('+¥9.50')
    expect(document.querySelectorAll('[data-won]')).toHaveLength(2)
    cleanup()
    const lost = dealt(false, 'multiplied')
    expect(lost.payout).toBeGreaterThan(0n)
    render(<NiuniuTable play={fakePlay<NiuniuView, NiuniuChoice, never>({ round: lost })} />)
    await screen.findByText(/庄家赢/, { selector: '.result-pill' })
    expect(document.querySelectorAll('[data-won]')).toHaveLength(0)
  })
})
