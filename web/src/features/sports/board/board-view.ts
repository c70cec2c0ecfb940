import { boardMenus, type BoardMenu } from '@xinghe/contract/sports-topics.ts'
import { matchIdMost } from '@xinghe/contract/sports-values.ts'
import { dayMs, later, siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import { gameTypes, isFootball, type GameType } from '@xinghe/rules/sports/game-types.ts'

/** In play, today, early, champions, parlay. */
export const shows = ['RB', 'FT', 'FU', 'FS', 'P'] as const
export type Show = (typeof shows)[number]

/** Beside the board: matches side by side, how matches ended, and the rules of the house. */
export const pages = ['board', 'multi', 'results', 'rules'] as const
export type Page = (typeof pages)[number]

/** What the middle of the screen shows; the address holds it. */
export interface BoardView {
  readonly show: Show
  readonly gameType: GameType
  /** The GMT+8 day of the early board; null elsewhere. */
  readonly date: string | null
  readonly menu: BoardMenu
  /** The match whose page is open over the board. */
  readonly match: string | null
  readonly page: Page
}

/** Whether the list of the heading is shown, and not a match or a page over it. */
export const isList = ({ page, match }: BoardView): boolean => page === 'board' && match === null

export const earlyDayCount = 7

/** The days of the early board: it begins with tomorrow. */
export const earlyDays = (now: Instant): readonly string[] =>
  Array.from({ length: earlyDayCount }, (_, at) => siteDay(later(now, (at + 1) * dayMs)))

const firstDay = (now: Instant): string => siteDay(later(now, dayMs))

/** All sports at once only where they are few: in play, and titles. */
export const gameTypesOf = (show: Show): readonly GameType[] =>
  gameTypes.filter((type) => type !== 'FS' && (type !== 'ALL' || show === 'RB' || show === 'FS'))

/** Halves, scores and corners are football's. */
export const menusOf = ({ gameType, show }: BoardView): readonly BoardMenu[] =>
  show !== 'FS' && gameType !== 'ALL' && gameType !== 'FS' && isFootball(gameType)
    ? boardMenus
    : ['main']

const among = <const Name extends string>(names: readonly Name[], given: string | null) =>
  names.find((name) => name === given) ?? null

/** No match has a longer id, and the socket would refuse its topic. */
const readMatch = (given: string | null): string | null =>
  given === null || given === '' || given.length > matchIdMost ? null : given

export const readView = (search: URLSearchParams, now: Instant): BoardView => {
  const show = among(shows, search.get('show')) ?? 'RB'
  const gameType = among(gameTypesOf(show), search.get('sport')) ?? 'FT'
  const day = among(earlyDays(now), search.get('date')) ?? firstDay(now)
  const view = {
    show,
    gameType,
    date: show === 'FU' ? day : null,
    match: readMatch(search.get('match')),
    page: among(pages, search.get('page')) ?? 'board',
  }
  const menus = menusOf({ ...view, menu: 'main' })
  return { ...view, menu: among(menus, search.get('menu')) ?? 'main' }
}

export const viewSearch = ({
  show,
  gameType,
  date,
  menu,
  match,
  page,
}: BoardView): URLSearchParams =>
  new URLSearchParams({
    show,
    sport: gameType,
    ...(date === null ? {} : { date }),
    ...(menu === 'main' ? {} : { menu }),
    ...(match === null ? {} : { match }),
    ...(page === 'board' ? {} : { page }),
  })

/** Leaving early resets the day, and the sport to football. */
export const changeShow = (view: BoardView, show: Show, now: Instant): BoardView => {
  if (show === view.show) return { ...view, match: null, page: 'board' }
  const leavesEarly = view.show === 'FU'
  const keeps = !leavesEarly && gameTypesOf(show).includes(view.gameType)
  return {
    show,
    gameType: keeps ? view.gameType : 'FT',
    date: show === 'FU' ? firstDay(now) : null,
    menu: 'main',
    match: null,
    page: 'board',
  }
}

export const changeGameType = (view: BoardView, gameType: GameType): BoardView => ({
  ...view,
  gameType,
  menu: 'main',
  match: null,
  page: 'board',
})

export const changeDate = (view: BoardView, date: string): BoardView => ({
  ...view,
  date,
  match: null,
})

/** League filters belong to one sport, tab and day; another one resets them. */
export const filterScope = ({ show, gameType, date }: BoardView): string =>
  [show, gameType, date ?? ''].join(' ')
