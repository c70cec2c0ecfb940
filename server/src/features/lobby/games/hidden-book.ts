import type { Platform } from '../../../platform/parts.ts'

/** The esports are played in the sportsbook, which an operator may hide (crMode). */
export const bookChannel = 'CRTY'

export const bookIsHidden = (settings: Pick<Platform['settings'], 'get'>): boolean =>
  settings.get('switches').crMode === 0
