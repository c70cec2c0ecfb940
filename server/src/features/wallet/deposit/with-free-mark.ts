import { Refused } from '@xinghe/contract/refusal.ts'
import { isUniqueViolation } from '../../../platform/database/connect.ts'

/** Two members rarely draw the same mark; three times in a row means that the rail is full. */
const tries = 3

/** Does the work again, with a mark of its own, when another order took the one it had chosen. */
export const withFreeMark = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }
  }
  throw new Refused('rail-closed')
}
