import { tab } from '../../../platform/session/tab.ts'

/** A typed amount, stored over a reload and while maintenance replaces the page. */
const storedIn = (key: string) => ({
  read: (): string => {
    const stored = tab.read(key)
    return typeof stored === 'string' ? stored : ''
  },
  write: (typed: string): void => {
    if (typed === '') tab.drop(key)
    else tab.write(key, typed)
  },
})

export const typedDeposit = storedIn('deposit amount')
export const typedWithdrawal = storedIn('withdrawal amount')
