import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { Refused } from '@xinghe/contract/refusal.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { fakeSite } from '../../../../platform/api/testing/fake-site.ts'
import { closeAllDialogs, shownFeedback } from '../../../../platform/feedback/dialogs.ts'
import { session } from '../../../../platform/session/session.ts'
import type { GameProps } from '../../seat/game-props.ts'
import type { FishingScene } from '../scene/fishing-scene.ts'
import { useShooting } from './use-shooting.ts'

const told = (multiple: number) => ({
  roundId: 'XG1',
  hits: [
    {
      fish: 's1.0',
      kind: 'clown',
      bullet: '1.00',
      multiple,
      payout: `${multiple}.00`,
      void: null,
    },
  ],
  stake: '1.00',
  payout: `${multiple}.00`,
  balance: '101.00',
  readyAt: '2026-11-16T10:00:00.000Z',
})

const opened = {
  gameCode: 'FISH',
  channelCode: 'XHBY',
  version: 1,
  stakes: ['0.10', '1.00'],
  maxPayout: '200',
  balance: '100.00',
  readyAt: null,
  fair: null,
  openHand: null,
  otherHands: [],
  rounds: [],
  session: { net: '0.00', since: '2026-11-16T10:00:00.000Z' },
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

const play = (shoot: () => unknown, uid: string | null = 'u1') => {
  queryClient.clear()
  const site = fakeSite({ open: () => opened, shoot })
  vi.stubGlobal('fetch', site.fetch)
  const log: string[] = []
  let flying = 0
  const nothing = (): void => undefined
  const scene: FishingScene = {
    view: undefined as never,
    still: false,
    painted: Promise.resolve(),
    resize: nothing,
    tick: () => true,
    destroy: nothing,
    setRoom: nothing,
    setLevel: nothing,
    aim: nothing,
    turn: nothing,
    fire: (worth) => {
      flying += 1
      log.push(`fire ${worth}`)
    },
    flying: () => flying,
    showOwn: (hits) => log.push(...hits.map(({ fish, result }) => `${fish} ${result}`)),
    showOther: nothing,
    remove: nothing,
  }
  const props = {
    code: 'FISH',
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
  const sitAgain = vi.fn<() => void>()
  const place = { room: '1', seat: 0, sitAgain }
  const { result, rerender } = renderHook<ReturnType<typeof useShooting>, GameProps>(
    (given) => useShooting(scene, place, given),
    { initialProps: props },
  )
  return { ...site, log, props, sitAgain, result, rerender }
}

describe('shots', () => {
  it('are told together, each fish once, and shown as they were decided', async () => {
    const { callsOf, log, props, result } = play(() => told(2))
    act(() => {
      result.current.onHit('s1.0', 100n)
      result.current.onHit('s1.0', 100n)
      result.current.onHit('m1.0', 10n)
    })
    await waitFor(() => expect(log).toEqual(['s1.0 caught']))
    expect(callsOf('shoot')[0]?.body).toEqual({
      uid: 'u1',
      room: '1',
      hits: [
        { fish: 's1.0', bullet: '1.00' },
        { fish: 'm1.0', bullet: '0.10' },
      ],
    })
    expect(props.holdBalance).toHaveBeenLastCalledWith(10_100n)
    expect(result.current.told).toMatchObject([{ result: 'caught', isWin: true }])
    // The second hit on the same fish goes with the next call.
    await waitFor(() => expect(callsOf('shoot')).toHaveLength(2))
    expect(callsOf('shoot')[1]?.body['hits']).toEqual([{ fish: 's1.0', bullet: '1.00' }])
  })

  it('fly three at most at a time', () => {
    const { log, result } = play(() => told(0))
    act(() => {
      for (let press = 0; press < 6; press += 1) result.current.fire(10n, 0)
    })
    expect(log).toEqual(['fire 10', 'fire 10', 'fire 10'])
  })

  it('of a visitor ask for the login', () => {
    const { log, props, result } = play(() => told(0), null)
    act(() => result.current.fire(10n, 0))
    expect(props.askToPlay).toHaveBeenCalledOnce()
    expect(log).toEqual([])
  })

  it('that are refused say why; one who has lost the seat sits down again', async () => {
    const { sitAgain, result, callsOf } = play(() => {
      throw new Refused('not-seated')
    })
    act(() => result.current.onHit('s1.0', 100n))
    await waitFor(() => expect(sitAgain).toHaveBeenCalledOnce())
    expect(result.current.fault).toContain('座位')
    expect(callsOf('shoot')).toHaveLength(1)
  })

  it('of unknown outcome are asked about until they are told, or left', async () => {
    const { callsOf, result } = play(() => {
      throw new Refused(callsOf('shoot').length === 1 ? 'internal-error' : 'too-often')
    })
    act(() => result.current.onHit('s1.0', 100n))
    await waitFor(() => expect(result.current.unanswered).toBe(true))
    act(() => result.current.askAgain())
    await waitFor(() => expect(result.current.fault).toBe('请勿频繁提交'))
    expect(result.current.unanswered).toBe(true)
    expect(new Set(callsOf('shoot').map(({ requestId }) => requestId)).size).toBe(1)
    act(() => result.current.drop())
    act(sure)
    await waitFor(() => expect(result.current.unanswered).toBe(false))
  })

  it('without an answer are asked about under their own id', async () => {
    let down = true
    const { callsOf, log, props, result, rerender } = play(() => {
      if (down) throw new TypeError('the network is gone')
      return told(2)
    })
    act(() => result.current.onHit('s1.0', 100n))
    await waitFor(() => expect(result.current.unanswered).toBe(true))
    act(() => result.current.fire(10n, 0))
    expect(log).toEqual([])
    down = false
    rerender({ ...props, uid: 'u2' })
    act(() => result.current.askAgain())
    await waitFor(() => expect(log).toEqual(['s1.0 caught']))
    const [first, ...others] = callsOf('shoot')
    expect(others.at(-1)).toEqual({ ...first, body: { ...first?.body, uid: 'u2' } })
    expect(new Set(callsOf('shoot').map(({ requestId }) => requestId)).size).toBe(1)
  })
})
