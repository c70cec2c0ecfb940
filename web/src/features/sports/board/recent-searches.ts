import { storedList } from '../book/stored-list.ts'

export const recentMost = 8

/** The newest first. */
const searches = storedList('recent-searches', recentMost)

const without = (text: string): readonly string[] => searches.read().filter((one) => one !== text)

/** A repeated search moves to the front. */
export const rememberSearch = (text: string): void => searches.write([text, ...without(text)])

export const forgetSearch = (text: string): void => searches.write(without(text))

export const forgetSearches = (): void => searches.write([])

export const useRecentSearches = (): readonly string[] => searches.use()
