import { tabStore } from '../tab-store.ts'

const key = 'deposit amount'

/** What was typed into the amount: a reload asks nobody to type it twice. */
export const keptAmount = {
  read: (): string => {
    const kept = tabStore.read(key)
    return typeof kept === 'string' ? kept : ''
  },
  write: (typed: string): void => {
    if (typed === '') tabStore.drop(key)
    else tabStore.write(key, typed)
  },
}
