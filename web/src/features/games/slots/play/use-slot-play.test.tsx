import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { SoloRoundView } from '@xinghe/contract/games-play.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { machines } from '@xinghe/rules/games/slots/machines/machines.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { fakeSite } from '../../../../platform/api/testing/fake-site.ts'
import { closeAllDialogs, shownFeedback } from '../../../../platform/feedback/dialogs.ts'
import { session } from '../../../../platform/session/session.ts'
import type { GameProps } from '../../seat/game-props.ts'
import type { SlotScene } from '../scene/slot-scene.ts'
import { useSlotPlay } from './use-slot-play.ts'

const at = '2026-11-16T10:00:00.000Z'
/** Nine wilds: sixty stakes. */
const view = { stops: [0, 0, 0], poolDraws: [1, 1, 1], freeStops: [] }

const spun = (over: Record<string, unknown> = {}) => ({
  round: {
    roundId: 'XG1',
    gameCode: 'GEM',
    version: 1,
    state: 'settled',
    stake: '2.00',
    risk: '2.00',
    payout: '120.00',
    placedAt: at,
    settledAt: at,
    pools: [],
    choice: null,
    actions: [],
    view,
    nonce: 0,
    ...over,
  },
  balance: '218.00',
  readyAt: at,
})

const opened = {
  gameCode: 'GEM',
  channelCode: 'XHDZ',
  version: 1,
  stakes: ['1.00', '2.00'],
  maxPayout: '60',
  balance: '100.00',
  readyAt: null,
  fair: null,
  openHand: null,
  otherHands: [],
  rounds: [],
  session: { net: '0.00', since: at },
}

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  closeAllDialogs()
  session.end()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** Confirms the question on the page. */
const sure = (): void => {
  const [asked] = shownFeedback().dialogs
  if (asked?.kind === 'tips') asked.onSure?.()
}

const play = (spin: () => unknown, uid: string | null = 'u1') => {
  queryClient.clear()
  const site = fakeSite({ open: () => opened, spin })
  vi.stubGlobal('fetch', site.fetch)
  const log: string[] = []
  const scene: SlotScene = {
    view: undefined as never,
    still: false,
    painted: Promise.resolve(),
    resize: () => undefined,
    tick: () => true,
    destroy: () => undefined,
    turn: () => log.push('turn'),
    land: (shown) => {
      log.push(`land ${shown.stops.join(' ')}`)
      return Promise.resolve()
    },
    showWins: () => undefined,
    clearWins: () => undefined,
    setFree: () => undefined,
    celebrate: (sparks) => log.push(`celebrate ${sparks}`),
  }
  const props = {
    code: 'GEM',
    uid,
    entering: false,
    balance: 10_000n,
    phone: false,
    askToPlay: vi.fn<() => void>(),
    holdBalance: vi.fn<GameProps['holdBalance']>(),
    onSettled: vi.fn<() => void>(),
    replay: null,
    endReplay: vi.fn<() => void>(),
  }
  const { result, rerender } = renderHook<ReturnType<typeof useSlotPlay>, GameProps>(
    (given) => useSlotPlay(machines.GEM, scene, given),
    { initialProps: props },
  )
  return { ...site, log, props, result, rerender }
}

describe('a spin', () => {
  it('is sent once, shown, and holds the balance until its reveal', async () => {
    const { callsOf, log, props, result } = play(() => spun())
    act(() => {
      result.current.spin(200n)
      result.current.spin(200n)
    })
    await waitFor(() => expect(result.current.told.over).toBe(true))
    expect(callsOf('spin').map(({ body }) => body)).toEqual([
      { uid: 'u1', gameCode: 'GEM', stake: '2.00' },
    ])
    expect(log).toEqual(['turn', 'land 0 0 0', 'celebrate 140'])
    expect(result.current.told.total).toBe(12_000n)
    await waitFor(() => expect(result.current.busy).toBe(false))
    expect(props.holdBalance.mock.calls.map(([held]) => held)).toEqual([9_800n, null])
    expect(props.onSettled).toHaveBeenCalledOnce()
  })

  it('turns the reels in the task of the press, and makes its request in the next one', async () => {
    const { log, result } = play(() => spun())
    act(() => result.current.spin(200n))
    expect([log, result.current.busy, sessionStorage.length]).toEqual([['turn'], true, 0])
    await waitFor(() => expect(result.current.told.over).toBe(true))
  })

  it('asks a visitor to log in instead', () => {
    const { callsOf, log, props, result } = play(() => spun(), null)
    act(() => result.current.spin(200n))
    expect(props.askToPlay).toHaveBeenCalledOnce()
    expect([callsOf('spin'), log]).toEqual([[], []])
  })

  it('brings the reels back to rest when it is refused, and says why', async () => {
    const { log, props, result } = play(() => {
      throw new Refused('limit-reached')
    })
    act(() => result.current.spin(200n))
    await waitFor(() => expect(result.current.fault).not.toBe(''))
    expect(log).toEqual(['turn', 'land 9 13 17'])
    await waitFor(() => expect(props.holdBalance).toHaveBeenLastCalledWith(null))
    expect(result.current.unanswered).toBe(false)
  })

  it('enters the venue again when its launch is no longer taken', async () => {
    const { props, result } = play(() => {
      throw new Refused('uid-refused')
    })
    act(() => result.current.spin(200n))
    await waitFor(() => expect(props.askToPlay).toHaveBeenCalledOnce())
  })

  it('keeps its id while no answer came, and shows the answer of the same id then', async () => {
    let down = true
    const { callsOf, log, result } = play(() => {
      if (down) throw new TypeError('the network is gone')
      return spun()
    })
    act(() => result.current.spin(200n))
    await waitFor(() => expect(result.current.unanswered).toBe(true))
    const pressed = log.length
    act(() => result.current.spin(200n))
    expect(log).toHaveLength(pressed)
    down = false
    act(() => result.current.askAgain())
    await waitFor(() => expect(result.current.told.over).toBe(true))
    expect(new Set(callsOf('spin').map(({ requestId }) => requestId)).size).toBe(1)
  })
})

describe('a spin without an answer', () => {
  const begin = async (answers: (() => unknown)[]) => {
    const shown = play(() => {
      const answer = answers.shift()
      if (answer === undefined) throw new Refused('internal-error')
      return answer()
    })
    act(() => shown.result.current.spin(200n))
    await waitFor(() => expect(shown.result.current.unanswered).toBe(true))
    return shown
  }
  const lost = () => {
    throw new Refused('internal-error')
  }

  it('is asked for with the launch of this moment, and stays open until it is told', async () => {
    const ended = () => {
      throw new Refused('wallet-token-expired')
    }
    const { callsOf, props, result, rerender } = await begin([lost, ended, () => spun()])
    act(() => result.current.askAgain())
    await waitFor(() => expect(props.askToPlay).toHaveBeenCalledOnce())
    await waitFor(() => expect(result.current.unanswered).toBe(true))
    expect(result.current.fault).toBe('钱包凭证已过期，请重新进入')
    rerender({ ...props, uid: null })
    act(() => result.current.askAgain())
    expect(props.askToPlay).toHaveBeenCalledTimes(2)
    rerender({ ...props, uid: 'u2' })
    act(() => result.current.askAgain())
    await waitFor(() => expect(result.current.told.over).toBe(true))
    expect(callsOf('spin').map(({ body }) => body['uid'])).toEqual(['u1', 'u1', 'u2'])
    expect(new Set(callsOf('spin').map(({ requestId }) => requestId)).size).toBe(1)
  })

  it('can be left, after a question', async () => {
    const { callsOf, props, result } = await begin([lost, () => spun()])
    act(() => result.current.drop())
    expect(result.current.unanswered).toBe(true)
    act(sure)
    await waitFor(() => expect(result.current.unanswered).toBe(false))
    expect(props.onSettled).toHaveBeenCalled()
    act(() => result.current.spin(200n))
    await waitFor(() => expect(result.current.told.over).toBe(true))
    expect(new Set(callsOf('spin').map(({ requestId }) => requestId)).size).toBe(2)
  })

  it('of another machine is told by its name and payout, on reels at rest', async () => {
    const { log, result } = await begin([lost, () => spun({ gameCode: 'KOI', payout: '3.00' })])
    act(() => result.current.askAgain())
    await waitFor(() =>
      expect(result.current.told.elsewhere).toEqual({ gameCode: 'KOI', payout: 300n }),
    )
    await waitFor(() => expect(result.current.busy).toBe(false))
    expect(log).toEqual(['turn', 'land 9 13 17', 'turn', 'land 9 13 17'])
    expect(result.current.told).toMatchObject({ spin: null, total: 0n, over: false })
  })
})

describe('a replay', () => {
  const round: SoloRoundView = {
    ...spun().round,
    state: 'settled',
    stake: 200n,
    risk: 200n,
    payout: 12_000n,
    placedAt: instant(Date.parse(at)),
    settledAt: instant(Date.parse(at)),
  }

  it('turns the reels to the stored stops without a bet and without touching the balance', async () => {
    const { callsOf, log, props, result, rerender } = play(() => spun())
    rerender({ ...props, replay: { round, showing: 1 } })
    await waitFor(() => expect(result.current.told.over).toBe(true))
    expect(log).toEqual(['turn', 'land 0 0 0', 'celebrate 140'])
    expect(result.current.told.total).toBe(12_000n)
    expect(callsOf('spin')).toEqual([])
    expect(props.holdBalance).not.toHaveBeenCalled()
    expect(props.onSettled).not.toHaveBeenCalled()
  })

  it('ends with the next spin', async () => {
    const { props, result, rerender } = play(() => spun())
    rerender({ ...props, replay: { round, showing: 1 } })
    await waitFor(() => expect(result.current.busy).toBe(false))
    act(() => result.current.spin(200n))
    expect(props.endReplay).toHaveBeenCalledOnce()
  })
})
