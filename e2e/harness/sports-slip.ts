import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { pickLineText, playText } from '@xinghe/rules/sports/pick-text.ts'
import { disciplineGameType } from '@xinghe/rules/sports/feed/discipline.ts'
import type { Match } from '@xinghe/world/match/match.ts'
import type { Book } from './sports.ts'
import { open } from './visit.ts'
import type { Spot } from './world.ts'

const sideNames: Readonly<Record<string, string>> = { N: '和', O: '大', U: '小' }

/** Name of the backed side, without match and play. */
const pickName = ({ match, play, side, line }: Spot): string => {
  const gameType = disciplineGameType(match.league.discipline)
  const team = { H: match.home.name, C: match.away.name }[side]
  const lineText = pickLineText({ gameType, play, side, line, goalNumber: null })
  return [team ?? sideNames[side] ?? side, lineText].filter(Boolean).join(' ')
}

/** Its button on the page of its match, whatever the price is. */
export const priceButton = (page: Page, spot: Spot): Locator => {
  const { discipline } = spot.match.league
  const sport = { gameType: disciplineGameType(discipline), discipline }
  const name = `${playText(sport, spot.play)} ${pickName(spot)}`
  return page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}\\s*-?\\d+\\.\\d\\d$`) })
}

export const openMatch = async (page: Page, { site }: Book, match: Match): Promise<void> => {
  const sport = disciplineGameType(match.league.discipline)
  await open(page, site, `/game/sport/crty?show=FT&sport=${sport}&match=${match.id}`)
}

export const slip = (page: Page): Locator =>
  page.getByRole('region', { name: '交易单', exact: true })

/** The picks that lie in it. */
export const slipItems = (page: Page): Locator =>
  slip(page).getByRole('list', { name: '交易单' }).getByRole('listitem')

/** Those on this pick alone: its name may also stand in another's match. */
export const ofPick = (items: Locator, spot: Spot): Locator =>
  items.filter({ has: items.page().getByText(pickName(spot), { exact: true }) })

export const stakeFields = (page: Page): Locator => slip(page).getByRole('textbox')

/** The place button; its text depends on the state of the slip. */
export const placeButton = (page: Page): Locator =>
  slip(page).getByRole('button', { name: /^(投注|投注 ¥.*|接受变化并投注)$/ })

/** Expects the stakeable amount of the slip: sports wallet plus centre. */
export const expectStakeable = (page: Page, fen: Fen): Promise<void> =>
  expect(slip(page).getByText(/^可用余额/)).toHaveText(`可用余额${fenToCny(fen)}`)

export const choosePolicy = (
  page: Page,
  policy: '不接受变化' | '接受更好赔率' | '接受任何变化',
): Promise<unknown> => slip(page).getByLabel('赔率变化').selectOption({ label: policy })

/** The heading of the receipt of the last placement. */
export const expectOutcome = (
  page: Page,
  outcome: '投注成功' | '注单未被接受' | '注单确认中',
): Promise<void> => expect(slip(page).getByRole('heading', { name: outcome })).toBeVisible()
