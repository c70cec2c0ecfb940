import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPrivacy } from '@xinghe/contract/account-privacy.ts'
import { feedbackThread } from '@xinghe/contract/inbox-feedback.ts'
import { allBalance, venueTransfer } from '@xinghe/contract/lobby-venues.ts'
import { setLanguage, useLanguage } from '../i18n/language.ts'
import { session } from '../session/session.ts'
import { queryClient } from './query-client.ts'
import { fakeSite } from './testing/fake-site.ts'
import { callKey, useCall } from './use-call.ts'

vi.mock('../i18n/load-dictionary.ts', () => ({
  loadDictionary: () => Promise.resolve({}),
}))

beforeEach(() => session.start({ token: 't', userId: 'mem_1' }))
afterEach(async () => {
  cleanup()
  queryClient.clear()
  session.end()
  await setLanguage('zh-CN')
  vi.unstubAllGlobals()
})

const walletsOf = (title: unknown) => ({
  totalMoney: '5.00',
  autoTransfer: 1,
  venues: [
    {
      channelCode: 'SBX',
      enName: 'sbx',
      title: String(title),
      balance: '5.00',
      state: 'open',
      pending: '0.00',
    },
  ],
})

/** The wallets of a category, whose titles are the language and the category asked for. */
const readWallets = () => {
  const held: (() => void)[] = []
  let holds = false
  const site = fakeSite({
    allBalance: async ({ language, category }) => {
      if (holds) await new Promise<void>((letGo) => held.push(letGo))
      return walletsOf(`${String(language)} ${String(category)}`)
    },
  })
  vi.stubGlobal('fetch', site.fetch)
  const { result, rerender } = renderHook(
    ({ category }) => useCall(allBalance, { category, language: useLanguage() }),
    { initialProps: { category: 0 } },
  )
  return {
    callsOf: site.callsOf,
    hold: () => void (holds = true),
    letGo: async () => {
      await waitFor(() => expect(held).toHaveLength(1))
      held[0]?.()
    },
    title: () => result.current.data?.venues[0]?.title,
    rerender,
  }
}

describe('an answer in another language', () => {
  it('is fetched, and the one that is shown stays until it has come', async () => {
    const { hold, letGo, title } = readWallets()
    await waitFor(() => expect(title()).toBe('zh-CN 0'))
    hold()
    await act(() => setLanguage('zh-TW'))
    expect(title()).toBe('zh-CN 0')
    await letGo()
    await waitFor(() => expect(title()).toBe('zh-TW 0'))
  })

  it('does not let an answer stand in for another input', async () => {
    const { hold, title, rerender } = readWallets()
    await waitFor(() => expect(title()).toBe('zh-CN 0'))
    hold()
    rerender({ category: 3 })
    expect(title()).toBeUndefined()
  })

  it('is not asked for where the input has no language', async () => {
    const site = fakeSite({ privacy: () => ({ winsShown: true }) })
    vi.stubGlobal('fetch', site.fetch)
    const { result } = renderHook(() => useCall(readPrivacy, {}))
    await waitFor(() => expect(result.current.data).toBeDefined())
    const before = result.current.dataUpdatedAt
    await act(() => setLanguage('zh-TW'))
    expect(result.current).toMatchObject({ fetchStatus: 'idle', dataUpdatedAt: before })
    expect(site.callsOf('privacy')).toHaveLength(1)
  })
})

describe('input that cannot be sent', () => {
  it('is refused as the server would, without a call', async () => {
    const site = fakeSite({ getFeedbackInfo: () => ({}) })
    vi.stubGlobal('fetch', site.fetch)
    const { result } = renderHook(() => useCall(feedbackThread, { id: 'abc' }))
    await waitFor(() =>
      expect(result.current.error).toMatchObject({ refusal: 'invalid-parameter' }),
    )
    expect(site.callsOf('getFeedbackInfo')).toEqual([])
  })

  it('has a key of its own, also with an amount', () => {
    const input = { channelCode: '', ty: 1 } as const
    const keys = [1n, 2n].map((amount) =>
      JSON.stringify(callKey(venueTransfer, { ...input, amount })),
    )
    expect(new Set(keys).size).toBe(2)
  })
})

describe("a member's answer on a mounted page", () => {
  const readOwn = async () => {
    let winsShown = true
    const site = fakeSite({ privacy: () => ({ winsShown }) })
    vi.stubGlobal('fetch', site.fetch)
    const shown: unknown[] = []
    const { result } = renderHook(() => {
      const { data } = useCall(readPrivacy, {})
      shown.push(data?.winsShown)
      return data
    })
    await waitFor(() => expect(result.current).toEqual({ winsShown: true }))
    winsShown = false
    shown.length = 0
    return { data: () => result.current, shown, callsOf: site.callsOf }
  }

  it('is forgotten and asked for again when another member logs in', async () => {
    const { data, shown } = await readOwn()
    act(() => session.start({ token: 't2', userId: 'mem_2' }))
    await waitFor(() => expect(data()).toEqual({ winsShown: false }))
    expect(shown).not.toContain(true)
  })

  it('is forgotten, and not asked for, when the member leaves', async () => {
    const { data, callsOf } = await readOwn()
    act(() => session.end())
    await waitFor(() => expect(data()).toBeUndefined())
    expect(queryClient.isFetching()).toBe(0)
    expect(callsOf('privacy')).toHaveLength(1)
  })
})
