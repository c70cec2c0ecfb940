import { sideBySideMost } from '@xinghe/rules/sports/book-settings.ts'
import { storedList } from './stored-list.ts'

/** Kept by this browser, in the order in which they stand. */
const chosen = storedList('side-by-side', sideBySideMost)

export const useChosenMatches = (): readonly string[] => chosen.use()

/** A fifth match takes the place of the first. */
export const chooseMatch = (matchId: string): void =>
  chosen.write([...chosen.read().filter((one) => one !== matchId), matchId].slice(-sideBySideMost))

export const leaveMatch = (matchId: string): void =>
  chosen.write(chosen.read().filter((one) => one !== matchId))
