/** A wrong setting, which stops the start; the message names it. */
export class ConfigFault extends Error {}

/** The setting as one of these words; the first is the default. */
export const oneOf = <const T extends string>(
  name: string,
  given: string | undefined,
  allowed: readonly T[],
): T => {
  const fallback = allowed[0]
  if (given === undefined || given === '') {
    if (fallback === undefined) throw new ConfigFault(`${name} has no value`)
    return fallback
  }
  const found = allowed.find((value) => value === given)
  if (found === undefined)
    throw new ConfigFault(`${name} is "${given}"; it takes ${allowed.join(' or ')}`)
  return found
}

export const number = (
  name: string,
  given: string | undefined,
  fallback: number,
  least: number,
  most: number,
): number => {
  if (given === undefined || given === '') return fallback
  const value = Number(given)
  if (!Number.isFinite(value) || value < least || value > most) {
    throw new ConfigFault(`${name} is "${given}"; it takes a number from ${least} to ${most}`)
  }
  return value
}
