import type { OutputOf } from '@xinghe/contract/call.ts'
import type { launch } from '@xinghe/contract/lobby-venues.ts'
import { ownBook } from '@xinghe/rules/lobby/house-venues.ts'
import { showTips, showToast } from '../../../platform/feedback/dialogs.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { goOutsideReact } from '../../../platform/navigation/navigator.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { isOwnPath } from '../../../platform/navigation/wanted-page.ts'
import { keepLaunched } from '../../../platform/session/launched.ts'
import { currentSwitches } from '../../../platform/site/pre-info.ts'
import type { GameWindow } from './game-window.ts'
import type { LaunchWanted } from './launch-stage.ts'
import { launchText as words } from './messages.ts'

type LaunchAnswer = OutputOf<typeof launch>

const bookChannel = 'CRTY'

/** The board of the book, on the sport that was launched: the esports have an entrance of their own. */
const bookPath = (sport: string): string => {
  const path = pathOf('localSport', { enName: ownBook })
  return sport === '' ? path : `${path}?${new URLSearchParams({ show: 'FT', sport }).toString()}`
}

/** Venues of ours with a list of games, which a launch without a game leads to. */
const listRoutes = {
  slots: 'gameegame',
  live: 'realbet',
  lottery: 'lottery',
  cards: 'chess',
  fishing: 'gamefishing',
} as const

const isListed = (enName: string): enName is keyof typeof listRoutes =>
  Object.hasOwn(listRoutes, enName)

/** The list of the venue's games; the slots' for a venue without one. */
const listPath = (enName: string): string =>
  pathOf(isListed(enName) ? listRoutes[enName] : 'gameegame')

/** A full address of a game, or null for what is none; a path is one of this origin. */
export const gameAddress = (url: string): string | null => {
  if (isOwnPath(url)) return new URL(url, location.origin).href
  return /^https?:\/\//.test(url) ? url : null
}

/**
 * Sandbox of an outside venue's game in our page: everything but navigating our page. A game of
 * our own origin is not sandboxed, because it could remove the sandbox.
 */
export const frameRights = (address: string): string | undefined =>
  new URL(address).origin === location.origin
    ? undefined
    : 'allow-same-origin allow-forms allow-scripts allow-popups'

/** A game of the house has one page; without a game its list is shown. */
const openHouseGame = (enName: string, gameCode: string): void => {
  if (gameCode === '') return goOutsideReact(listPath(enName))
  const here = new URL(location.href)
  const onItsPage =
    [pathOf('dzGame'), pathOf('pgGame')].includes(here.pathname) &&
    here.searchParams.get('g') === gameCode
  // The page that asked for the launch goes on where it is, bare or framed.
  if (!onItsPage) goOutsideReact(`${pathOf('dzGame')}?g=${encodeURIComponent(gameCode)}`)
}

const openOutside = (address: string, gameWindow: GameWindow): void => {
  if (gameWindow.show(address)) return
  // Another press may open the window again.
  showTips({
    msg: translate(words.blocked),
    sureText: translate(words.openGame),
    isShowCancel: true,
    onSure: () => window.open(address, '_blank', 'noopener,noreferrer'),
  })
}

/** Opens a launched game: a page of this site, the frame, or a window. */
export const openLaunched = (
  { enName, gameCode = '' }: LaunchWanted,
  { channelCode, url, key, uid }: LaunchAnswer,
  gameWindow: GameWindow,
): void => {
  const launched = { enName, gameCode, channelCode, uid }
  if (channelCode === bookChannel) {
    gameWindow.close()
    keepLaunched(channelCode, launched)
    return goOutsideReact(bookPath(gameCode))
  }
  if (url === '') {
    gameWindow.close()
    keepLaunched(channelCode, launched)
    return openHouseGame(enName, gameCode)
  }
  const address = gameAddress(url)
  if (address === null) {
    gameWindow.close()
    return showToast(translate(words.badAddress), { tone: 'error' })
  }
  if (key !== null && currentSwitches().innerGame === 1) {
    keepLaunched(key, launched)
    return goOutsideReact(pathOf('game', { info: key }))
  }
  openOutside(address, gameWindow)
}
