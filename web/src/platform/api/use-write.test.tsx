import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { venueTransfer } from '@xinghe/contract/lobby-venues.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { shownFeedback } from '../feedback/dialogs.ts'
import { session } from '../session/session.ts'
import { keepIdInTab, keepInTab, keepOnPage } from './request-keeper.ts'
import { sendWithKeeper } from './send-with-keeper.ts'
import { fakeSite } from './testing/fake-site.ts'
import './testing/with-refusal-texts.ts'
import { useWrite } from './use-write.ts'

const input = { channelCode: 'SBX', amount: 1_200n, ty: 1 } as const
const answer = {
  transferId: 'vtr_1',
  state: 'done',
  centerWalletBalance: '0.00',
  venueBalance: '12.00',
}
const keeper = keepInTab(venueTransfer)

/** A site that loses the connection while `down`, else does as `transfer` says. */
const siteOf = (transfer: () => unknown = () => answer) => {
  const site = fakeSite({ transfer })
  const reached = { down: false, ids: [] as string[] }
  vi.stubGlobal('fetch', async (path: string, init: { body: string; headers: HeadersInit }) => {
    if (!path.endsWith('preInfo'))
      reached.ids.push(new Headers(init.headers).get('request-id') ?? '')
    if (reached.down) throw new TypeError('network down')
    return site.fetch(path, init)
  })
  return reached
}

beforeEach(() => session.start({ token: 't', userId: 'mem_1' }))
afterEach(() => {
  cleanup()
  session.end()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('a write stored in memory', () => {
  it('answers, and refetches after the change', async () => {
    siteOf()
    const refresh = vi.fn<() => void>()
    const { result } = renderHook(() => useWrite(venueTransfer, { refresh }))
    const outcome = await act(() => result.current.send(input))
    expect(outcome).toMatchObject({ kind: 'answered', answer: { transferId: 'vtr_1' } })
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(result.current).toMatchObject({ busy: false, fault: '', unanswered: null })
  })

  it('repeats a lost press under the same id, and another input under another', async () => {
    const reached = siteOf()
    reached.down = true
    const { result } = renderHook(() => useWrite(venueTransfer))
    await act(() => result.current.send(input))
    await waitFor(() => expect(result.current.fault).toBe('网络异常'))
    expect(result.current.unanswered).toBeNull()
    await act(() => result.current.send(input))
    await act(() => result.current.send({ ...input, amount: 1n }))
    const [first, second, third] = reached.ids
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('takes a second press while the first is under way as none', async () => {
    const reached = siteOf()
    const { result } = renderHook(() => useWrite(venueTransfer))
    const both = await act(() =>
      Promise.all([result.current.send(input), result.current.send(input)]),
    )
    expect(both.map((outcome) => outcome?.kind)).toEqual(['answered', undefined])
    expect(reached.ids).toHaveLength(1)
  })

  it('shows a refusal beside the field or in a toast, and starts again with the next press', async () => {
    const reached = siteOf(() => {
      throw new Refused('lock-not-had')
    })
    const { result } = renderHook(() => useWrite(venueTransfer, { toastFaults: true }))
    await act(() => result.current.send(input))
    await waitFor(() => expect(result.current.fault).toBe('钱包正忙，请稍后重试'))
    expect(shownFeedback().toasts.at(-1)?.text).toBe('钱包正忙，请稍后重试')
    await act(() => result.current.send(input))
    expect(new Set(reached.ids).size).toBe(2)
    act(() => result.current.clear())
    await waitFor(() => expect(result.current).toMatchObject({ fault: '', last: null }))
  })

  it('repeats under the same id where the server does not know the outcome', async () => {
    const reached = siteOf(() => {
      throw new Refused('internal-error')
    })
    const { result } = renderHook(() => useWrite(venueTransfer))
    await act(() => result.current.send(input))
    await waitFor(() => expect(result.current.fault).toBe('服务开小差了，请稍后重试'))
    await act(() => result.current.send(input))
    expect(new Set(reached.ids).size).toBe(1)
  })

  it('leaves a refusal to the app that shows it everywhere', async () => {
    siteOf(() => {
      throw new Refused('real-name-needed')
    })
    const { result } = renderHook(() => useWrite(venueTransfer))
    await act(() => result.current.send(input))
    await waitFor(() => expect(result.current.last?.kind).toBe('refused'))
    expect(result.current.fault).toBe('')
  })
})

describe('a write stored in the tab', () => {
  const lose = async () => {
    const reached = siteOf()
    reached.down = true
    const { result } = renderHook(() => useWrite(venueTransfer, { keeper }))
    await act(() => result.current.send(input))
    reached.down = false
    return { result, reached }
  }

  it('sends nothing else until the lost one is settled by asking again', async () => {
    const { result, reached } = await lose()
    expect(result.current).toMatchObject({ fault: '', unanswered: input })
    expect(await act(() => result.current.send({ ...input, amount: 1n }))).toBeNull()
    const outcome = await act(() => result.current.askAgain())
    expect(outcome?.kind).toBe('answered')
    expect(new Set(reached.ids).size).toBe(1)
    expect(result.current.unanswered).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })

  it('finds the lost one again after a reload, for the same member alone', async () => {
    const { reached } = await lose()
    cleanup()
    const { result } = renderHook(() => useWrite(venueTransfer, { keeper }))
    expect(result.current.unanswered).toEqual(input)
    await act(() => result.current.askAgain())
    expect(new Set(reached.ids).size).toBe(1)
    await lose()
    cleanup()
    session.start({ token: 't', userId: 'mem_2' })
    const other = renderHook(() => useWrite(venueTransfer, { keeper }))
    expect(other.result.current.unanswered).toBeNull()
  })

  it('is settled by a refusal, unless that says nothing about the first try', async () => {
    const { result } = await lose()
    siteOf(() => {
      throw new Refused('password-check-failed')
    })
    await act(() => result.current.askAgain())
    expect(result.current.unanswered).toBeNull()

    await lose()
    cleanup()
    siteOf(() => {
      throw new Refused('password-check-failed')
    })
    const patient = renderHook(() => useWrite(venueTransfer, { keeper, leavesOpen: () => true }))
    await act(() => patient.result.current.askAgain())
    expect(patient.result.current.unanswered).toEqual(input)
  })

  it.each(['internal-error', 'book-abnormal'] as const)(
    'takes %s for no answer: the server may have done the work',
    async (refusal) => {
      const reached = siteOf(() => {
        throw new Refused(refusal)
      })
      const { result } = renderHook(() => useWrite(venueTransfer, { keeper }))
      const outcome = await act(() => result.current.send(input))
      expect(outcome?.kind).toBe('unknown')
      expect(result.current).toMatchObject({ fault: '', unanswered: input })
      expect(await act(() => result.current.send(input))).toBeNull()
      await act(() => result.current.askAgain())
      expect(result.current.unanswered).toEqual(input)
      expect(new Set(reached.ids).size).toBe(1)
    },
  )

  it('takes an answer that cannot be read for none', async () => {
    siteOf(() => ({ transferId: 7 }))
    const { result } = renderHook(() => useWrite(venueTransfer, { keeper }))
    expect((await act(() => result.current.send(input)))?.kind).toBe('unknown')
    expect(keeper.unanswered()?.input).toEqual(input)
  })

  it.each([
    'too-often',
    'maintenance',
    'ip-restricted',
    'time-stale',
    'account-frozen',
    'cooling-off',
    'wallet-token-expired',
    'uid-refused',
    'venue-maintenance',
    'lock-not-had',
    'play-busy',
    'warning',
  ] as const)('stays open where its repetition is refused as %s', async (refusal) => {
    const { result } = await lose()
    const refused = siteOf(() => {
      throw new Refused(refusal)
    })
    const outcome = await act(() => result.current.askAgain())
    expect(outcome).toMatchObject({ kind: 'refused', refused: { refusal } })
    expect(result.current.unanswered).toEqual(input)
    expect(keeper.unanswered()?.input).toEqual(input)
    siteOf()
    expect(await act(() => result.current.send({ ...input, amount: 1n }))).toBeNull()
    expect((await act(() => result.current.askAgain()))?.kind).toBe('answered')
    expect(result.current.unanswered).toBeNull()
    expect(refused.ids.length).toBeGreaterThan(0)
  })

  it('ends at its first try with every refusal that says for certain that nothing was done', async () => {
    for (const refusal of ['too-often', 'session-expired', 'lock-not-had'] as const) {
      session.start({ token: 't', userId: 'mem_1' })
      siteOf(() => {
        throw new Refused(refusal)
      })
      const { result } = renderHook(() => useWrite(venueTransfer, { keeper }))
      expect((await act(() => result.current.send(input)))?.kind).toBe('refused')
      session.start({ token: 't', userId: 'mem_1' })
      expect(keeper.unanswered()).toBeNull()
      cleanup()
    }
  })

  it('is found again after the session expired at its repetition', async () => {
    const { result } = await lose()
    siteOf(() => {
      throw new Refused('session-expired')
    })
    await act(() => result.current.askAgain())
    expect(result.current.unanswered).toBeNull()
    act(() => session.start({ token: 't2', userId: 'mem_1' }))
    expect(result.current.unanswered).toEqual(input)
  })

  it('is neither shown to nor repeated by another member on the same page', async () => {
    const { result, reached } = await lose()
    act(() => session.end())
    expect(result.current.unanswered).toBeNull()
    act(() => session.start({ token: 't2', userId: 'mem_2' }))
    expect(result.current.unanswered).toBeNull()
    expect(await act(() => result.current.askAgain())).toBeNull()
    reached.down = true
    await act(() => result.current.send({ ...input, amount: 1n }))
    expect(result.current.unanswered).toEqual({ ...input, amount: 1n })
    act(() => session.start({ token: 't', userId: 'mem_1' }))
    expect(result.current.unanswered).toEqual(input)
  })

  it('that is answered after another member came leaves the other request open', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const reached = siteOf(() => promise)
    const { result } = renderHook(() => useWrite(venueTransfer, { keeper }))
    let late: Promise<unknown> = Promise.resolve()
    act(() => void (late = result.current.send(input)))
    await waitFor(() => expect(reached.ids).toHaveLength(1))
    act(() => session.start({ token: 't2', userId: 'mem_2' }))
    const other = keeper.open({ ...input, amount: 1n })
    await act(async () => {
      resolve(answer)
      await late
    })
    expect(keeper.unanswered()).toEqual(other)
    session.start({ token: 't', userId: 'mem_1' })
    expect(keeper.unanswered()).toBeNull()
  })

  it('can be given up', async () => {
    const { result } = await lose()
    act(() => result.current.giveUp())
    await waitFor(() => expect(result.current.unanswered).toBeNull())
    expect(keeper.unanswered()).toBeNull()
  })
})

describe('a request with only its id stored in the tab', () => {
  const markOf = ({ channelCode }: { channelCode: string }) => channelCode
  const keep = () => keepIdInTab(venueTransfer, markOf)

  it('is resumed by the same input after a reload, and by no other', () => {
    const { requestId } = keep().open(input)
    expect(keep().open(input)).toEqual({ requestId, input, resumed: true })
    expect(JSON.stringify(sessionStorage)).not.toContain('12.00')
    expect(keep().open({ ...input, channelCode: 'OTHER' }).resumed).toBeUndefined()
  })

  it('takes a new id where the resumed one was used for another request', async () => {
    let used = true
    const reached = siteOf(() => {
      if (!used) return answer
      used = false
      throw new Refused('request-id-reused')
    })
    const before = keep().open(input).requestId
    await sendWithKeeper(venueTransfer, keep(), input)
    expect(reached.ids[0]).toBe(before)
    expect(reached.ids).toHaveLength(2)
    expect(reached.ids[1]).not.toBe(before)
  })
})

it('ends a request with its answer: the same input is then another intention', () => {
  const page = keepOnPage(venueTransfer)
  const first = page.open(input)
  expect(page.open({ ...input }).requestId).toBe(first.requestId)
  page.answered()
  expect(page.open(input).requestId).not.toBe(first.requestId)
})
