import type { OutputOf } from '@xinghe/contract/call.ts'
import type { launch } from '@xinghe/contract/lobby-venues.ts'
import { showTips, showToast } from '../../../platform/feedback/dialogs.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { goOutsideReact } from '../../../platform/navigation/navigator.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { isOwnPath } from '../../../platform/navigation/wanted-page.ts'
import { keepLaunched } from '../../../platform/session/launched.ts'
import { currentSwitches } from '../../../platform/site/pre-info.ts'
import { ownBook, type GameWindow } from './game-window.ts'
import type { LaunchWanted } from './launch-stage.ts'
import { launchText as words } from './messages.ts'

type LaunchAnswer = OutputOf<typeof launch>

const bookChannel = 'CRTY'

/** A full address of a game, or null for what is none; a path is one of this origin. */
export const gameAddress = (url: string): string | null => {
  if (isOwnPath(url)) return new URL(url, location.origin).href
  return /^https?:\/\//.test(url) ? url : null
}

/**
 * What another house's game may do inside our page: everything but lead the member away from it. One
 * of our own origin needs no fence, and could take it down.
 */
export const frameRights = (address: string): string | undefined =>
  new URL(address).origin === location.origin
    ? undefined
    : 'allow-same-origin allow-forms allow-scripts allow-popups'

const openOutside = (address: string, gameWindow: GameWindow): void => {
  if (gameWindow.show(address)) return
  // A press of its own may open a window again.
  showTips({
    msg: translate(words.blocked),
    sureText: translate(words.openGame),
    isShowCancel: true,
    onSure: () => window.open(address, '_blank', 'noopener,noreferrer'),
  })
}

/** Leads to what a launch brought: a page of this site, the frame, or a window. */
export const openLaunched = (
  { enName, gameCode = '' }: LaunchWanted,
  { channelCode, url, key, uid }: LaunchAnswer,
  gameWindow: GameWindow,
): void => {
  const launched = { enName, gameCode, channelCode, uid }
  if (channelCode === bookChannel) {
    gameWindow.close()
    keepLaunched(channelCode, launched)
    return goOutsideReact(pathOf('localSport', { enName: ownBook }))
  }
  if (url === '') {
    gameWindow.close()
    keepLaunched(channelCode, launched)
    return goOutsideReact(pathOf('dzGame'))
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
