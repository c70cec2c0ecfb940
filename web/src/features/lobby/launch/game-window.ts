import { houseVenues, ownBook } from '@xinghe/rules/lobby/house-venues.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { currentSwitches } from '../../../platform/site/pre-info.ts'

/** The window of a game, opened before its address is known. */
export interface GameWindow {
  /** False where there is none: it was never opened, blocked, or closed meanwhile. */
  readonly show: (url: string) => boolean
  readonly close: () => void
}

const noGameWindow: GameWindow = { show: () => false, close: () => undefined }

/** A browser lets a window open only at the press itself, so it opens with a page that waits. */
const openGameWindow = (): GameWindow => {
  const opened = window.open(pathOf('loading'), '_blank')
  return {
    show: (url) => {
      if (opened === null || opened.closed) return false
      // The game must not be able to steer our page.
      opened.opener = null
      opened.location.replace(url)
      return true
    },
    close: () => opened?.close(),
  }
}

/** The book and the games of the house are pages of this site, never a window of their own. */
const isOwnPage = (enName: string): boolean => enName === ownBook || houseVenues.has(enName)

/** To be asked for at the press; the site may show games inside its own page instead. */
export const gameWindowFor = (enName: string): GameWindow =>
  currentSwitches().innerGame === 1 || isOwnPage(enName) ? noGameWindow : openGameWindow()
