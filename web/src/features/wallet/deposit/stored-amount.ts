import { tab } from '../../../platform/session/tab.ts'

const key = 'deposit amount'

/** The typed amount, stored over a reload. */
export const storedAmount = {
  read: (): string => {
    const kept = tab.read(key)
    return typeof kept === 'string' ? kept : ''
  },
  write: (typed: string): void => {
    if (typed === '') tab.drop(key)
    else tab.write(key, typed)
  },
}
