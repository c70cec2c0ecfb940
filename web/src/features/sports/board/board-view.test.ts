import { expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import {
  changeDate,
  changeGameType,
  changeShow,
  earlyDays,
  filterScope,
  gameTypesOf,
  menusOf,
  readView,
  viewSearch,
} from './board-view.ts'

// 23:30 of the 14th in Greenwich is the 15th in the site's zone.
const now = instant(Date.UTC(2026, 10, 14, 23, 30))
const view = (search: string) => readView(new URLSearchParams(search), now)

it('begins with football in play', () => {
  expect(view('')).toEqual({
    show: 'RB',
    gameType: 'FT',
    date: null,
    menu: 'main',
    match: null,
    page: 'board',
  })
})

it('begins the early days with the site tomorrow', () => {
  expect(earlyDays(now)).toHaveLength(7)
  expect(earlyDays(now)[0]).toBe('2026-11-16')
})

it('takes nothing from an address that the board does not have', () => {
  const strange = view('show=XX&sport=NO&date=2020-01-01&menu=PDD')
  expect(strange).toEqual(view(''))
  expect(view('show=FU&date=2020-01-01').date).toBe('2026-11-16')
  expect(view('show=FT&sport=ALL').gameType).toBe('FT')
  expect(view('sport=BK&menu=PD').menu).toBe('main')
  expect(view('match=').match).toBeNull()
  expect(view(`match=${'m'.repeat(61)}`).match).toBeNull()
})

it('is the same after a round trip through the address', () => {
  const early = view('show=FU&sport=FT&date=2026-11-18&menu=PD&match=m1')
  expect(early).toMatchObject({ date: '2026-11-18', menu: 'PD', match: 'm1' })
  expect(readView(viewSearch(early), now)).toEqual(early)
})

it('resets day and sport on the way out of early', () => {
  const early = view('show=FU&sport=TN&date=2026-11-18')
  expect(changeShow(early, 'FT', now)).toMatchObject({ show: 'FT', gameType: 'FT', date: null })
})

it('keeps the sport between other headings', () => {
  const today = view('show=FT&sport=TN')
  expect(changeShow(today, 'RB', now).gameType).toBe('TN')
  expect(changeShow(today, 'FU', now)).toMatchObject({ gameType: 'TN', date: '2026-11-16' })
})

it('does not carry all sports to a heading that cannot show them', () => {
  expect(changeShow(view('show=RB&sport=ALL'), 'FT', now).gameType).toBe('FT')
  expect(gameTypesOf('FT')).not.toContain('ALL')
})

it('has another scope of filters after each change of sport, heading and day', () => {
  const early = view('show=FU')
  const scopes = [
    early,
    changeGameType(early, 'BK'),
    changeDate(early, '2026-11-19'),
    changeShow(early, 'RB', now),
  ].map(filterScope)
  expect(new Set(scopes).size).toBe(4)
})

it('offers scores and corners for football alone', () => {
  expect(menusOf(view('sport=VF'))).toContain('corners')
  expect(menusOf(view('sport=BK'))).toEqual(['main'])
  expect(menusOf(view('show=FS&sport=FT'))).toEqual(['main'])
})
