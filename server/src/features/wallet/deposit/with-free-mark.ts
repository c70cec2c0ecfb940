import { Refused } from '@xinghe/contract/refusal.ts'
import { isUniqueViolation } from '../../../platform/database/connect.ts'

/** Two members rarely draw the same mark; after three collisions the rail counts as full. */
const tries = 3

/** Retries the work with a new mark when another order has taken the chosen one. */
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
