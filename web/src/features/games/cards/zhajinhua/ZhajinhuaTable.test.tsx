import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import type { ZhajinhuaAction, ZhajinhuaChoice } from '@xinghe/rules/games/cards/zhajinhua/state.ts'
import type { ZhajinhuaView } from '@xinghe/rules/games/cards/zhajinhua/view.ts'
import { zhajinhua } from '@xinghe/rules/games/cards/zhajinhua/zhajinhua.ts'
import type { CardPlay } from '../play/card-play.ts'
import { fakePlay, roundOf } from '../testing/fake-play.ts'
import { ZhajinhuaTable } from './ZhajinhuaTable.tsx'

type Play = CardPlay<ZhajinhuaView, ZhajinhuaChoice, ZhajinhuaAction>

const dealt = zhajinhua.begin({ opponents: 3 }, seededRng(5))

const show = (given: Partial<Play> = {}) => {
  const play = fakePlay<ZhajinhuaView, ZhajinhuaChoice, ZhajinhuaAction>(given)
  render(<ZhajinhuaTable play={play} />)
  return play
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the table of 炸金花', () => {
  it('tells what each action adds against all opponents together', async () => {
    const play = show({ round: roundOf(zhajinhua, dealt) })
    await userEvent.click(await screen.findByRole('button', { name: /闷跟.*\+¥30/ }))
    expect(play.act).toHaveBeenCalledWith('blind')
    expect(screen.queryByRole('button', { name: /跟注/ })).toBeNull()
  })

  it('shows no card before the member looks', async () => {
    show({ round: roundOf(zhajinhua, dealt) })
    expect(await screen.findByText('你的三张牌尚未翻开。')).toBeDefined()
    expect(document.querySelectorAll('.card-side:not(.card-side-back)')).toHaveLength(0)
  })

  it('shows every opponent as simulated with a result of its own', async () => {
    show({ round: roundOf(zhajinhua, { ...dealt, stage: 'called' }) })
    expect(await screen.findAllByText('模拟')).toHaveLength(3)
    await expect.poll(() => document.querySelectorAll('.result-pill').length).toBe(3)
  })

  it('asks for an ante against each opponent, and says what happens to a hand left open', async () => {
    const play = show()
    expect(screen.getByText(/自动弃牌/)).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: '4' }))
    await userEvent.click(screen.getByRole('button', { name: /发牌 ¥40/ }))
    expect(play.deal).toHaveBeenCalledWith(1000n, { opponents: 4 })
  })
})
