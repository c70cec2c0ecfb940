import { comingTableNames, gameNames } from './texts.ts'

export type GameCode = keyof typeof gameNames

export const isGameCode = (code: string): code is GameCode => Object.hasOwn(gameNames, code)

const names = new Map(Object.entries({ ...gameNames, ...comingTableNames }))

/** A code without a name, of a game that has left the house, stands for itself. */
export const gameName = (code: string): string => names.get(code) ?? code

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
} as const satisfies Record<GameCode, string>
