import { gameNames } from './texts.ts'

export type GameCode = keyof typeof gameNames

export const isGameCode = (code: string): code is GameCode => Object.hasOwn(gameNames, code)

/** A code without a name, of a game that has left the house, stands for itself. */
export const gameName = (code: string): string => (isGameCode(code) ? gameNames[code] : code)

/** The category of the lobby that a game belongs to. */
export const gameCategories = {
  GEM: 'DZ',
  KOI: 'DZ',
  FLY: 'DZ',
  DRG: 'DZ',
  K3: 'CP',
  SSC: 'CP',
  PK10: 'CP',
  LHC: 'CP',
  BJ: 'QP',
  NN: 'QP',
  ZJH: 'QP',
  FISH: 'BY',
  BA1: 'ZR',
  BA2: 'ZR',
  BA3: 'ZR',
  DT1: 'ZR',
  RL1: 'ZR',
} as const satisfies Record<GameCode, string>
