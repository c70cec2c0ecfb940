import { ConfigFault } from './read-value.ts'

const leastLength = 16
const leastDifferent = 8

/** Null where none is set. It guards metrics and, in a demo, the codes of every member. */
export const readOperatorPassword = (env: NodeJS.ProcessEnv): string | null => {
  const given = env['OPERATOR_PASSWORD'] ?? ''
  if (given === '') return null
  if (given.length < leastLength || new Set(given).size < leastDifferent)
    throw new ConfigFault(
      `OPERATOR_PASSWORD needs at least ${leastLength} characters, ${leastDifferent} of them different`,
    )
  return given
}
