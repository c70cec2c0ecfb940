import { storedList } from './stored-list.ts'

/** How many matches stand side by side. */
export const chosenMost = 4

/** Kept by this browser, in the order in which they stand. */
const chosen = storedList('side-by-side', chosenMost)

export const useChosenMatches = (): readonly string[] => chosen.use()

/** A fifth match takes the place of the first. */
export const chooseMatch = (matchId: string): void =>
  chosen.write([...chosen.read().filter((one) => one !== matchId), matchId].slice(-chosenMost))

export const leaveMatch = (matchId: string): void =>
  chosen.write(chosen.read().filter((one) => one !== matchId))
