import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { emptySlip } from '@xinghe/rules/sports/slip/state.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { closeAllDialogs } from '../../../platform/feedback/dialogs.ts'
import { keepLaunched } from '../../../platform/session/launched.ts'
import { session } from '../../../platform/session/session.ts'
import { dispatch } from '../slip/slip-store.ts'
import { SportsScreen } from '../SportsScreen.tsx'

/** A fake connection; the test sends the server's messages. */
export class Wire extends EventTarget {
  static readonly OPEN = 1
  static last: Wire | null = null
  readyState = 1
  readonly sent: { t: string; topic?: string }[] = []
  constructor() {
    super()
    Wire.last = this
    queueMicrotask(() => this.dispatchEvent(new Event('open')))
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { t: string; topic?: string })
  }
  close(): void {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
  say(topic: string, t: 'snap' | 'delta', seq: number, data: unknown): void {
    const message = JSON.stringify({ t, topic, epoch: 'e', seq, data })
    this.dispatchEvent(new MessageEvent('message', { data: message }))
  }
}

export const match = (gide: string, over: Record<string, unknown> = {}) => ({
  gide,
  gameType: 'FT',
  discipline: 'football',
  league_id: 'l1',
  league: '星河超级联赛',
  team_h: `主队${gide}`,
  team_c: `客队${gide}`,
  datetime: '2026-11-15T12:00:00.000Z',
  isLive: 1,
  re_time: '2H^67:12',
  sc_FT_H: 1,
  sc_FT_C: 0,
  gameStatus: 'running',
  playCount: 30,
  markets: [
    [`${gide}.RM..`, 'RM', null, 1, null, 1, ['H', 50, 'C', 500, 'N', 200]],
    [`${gide}.RE.-2.`, 'RE', -2, 1, null, 1, ['H', 120, 'C', 75]],
    [`${gide}.ROU.10.`, 'ROU', 10, 1, null, 2, ['O', 90, 'U', 90]],
  ],
  ...over,
})

const settings = {
  oddsType: 'M',
  policy: 'better',
  quickStakes: ['100.00'],
  defaultStake: null,
  keepAfterBet: false,
  alerts: ['goal', 'start', 'settlement', 'price'],
}

/** What the book answers, by method. */
export const bookAnswers: Record<string, unknown> = {
  counts: { topic: 'counts', counts: [['FT', 'RB', 2]], feedAlive: true },
  board: { topic: 'board:FT:RB:main', total: 2, matches: [match('1'), match('2')] },
  settings,
  favourites: { matches: [], leagues: [] },
  openBets: [],
}

interface Launches {
  readonly launch?: () => unknown
  /** The member's limits and breaks. */
  readonly protection?: () => unknown
  /** Sees the `Request` of every call of the book, and may refuse it. */
  readonly before?: (request: Readonly<Record<string, unknown>>) => void
}

export const openSports = (
  over: Record<string, () => unknown> = {},
  path = '/game/sport/crty?sport=FT',
  beside: ReactNode = null,
  phone = false,
  { launch, protection, before }: Launches = {},
) => {
  const site = fakeSite({
    ...(launch === undefined ? {} : { launch }),
    ...(protection === undefined ? {} : { read: protection }),
    resource: ({ method, Request }) => {
      before?.(Request as Readonly<Record<string, unknown>>)
      return over[String(method)]?.() ?? bookAnswers[String(method)] ?? {}
    },
  })
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter initialEntries={[path]}>
      {beside}
      <SportsScreen phone={phone} wide={false} headerRem={4.5} />
    </MemoryRouter>,
  )
  return site
}

export const price = (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name })

/** A member who has launched the book, with an empty slip. */
export const enterSports = (): void => {
  vi.stubGlobal('WebSocket', Wire)
  session.start({ token: 't', userId: 'mem_00000001' })
  keepLaunched('CRTY', { enName: 'crty', gameCode: '', channelCode: 'CRTY', uid: 'uid-1' })
  const stored = { slip: emptySlip('H'), intention: null, ended: null }
  dispatch({ type: 'member-changed', stored })
}

export const leaveSports = (): void => {
  cleanup()
  closeAllDialogs()
  queryClient.clear()
  session.end()
  sessionStorage.clear()
  vi.unstubAllGlobals()
}
