/** A sport of the feed. The game type `OP` on the board gathers five of them. */
const gameTypeOf = {
  football: 'FT',
  'virtual-football': 'VF',
  basketball: 'BK',
  tennis: 'TN',
  baseball: 'BS',
  volleyball: 'VB',
  'table-tennis': 'TT',
  snooker: 'SK',
  'american-football': 'OP',
  'ice-hockey': 'OP',
  rugby: 'OP',
  badminton: 'OP',
  handball: 'OP',
  esports: 'ES',
} as const

export type Discipline = keyof typeof gameTypeOf
export type WorldGameType = (typeof gameTypeOf)[Discipline]

export const disciplines = Object.keys(gameTypeOf) as readonly Discipline[]

export const disciplineGameType = (discipline: Discipline): WorldGameType => gameTypeOf[discipline]
