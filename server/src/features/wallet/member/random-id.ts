import { randomInt } from 'node:crypto'

const letters = '0123456789abcdefghijklmnopqrstuvwxyz'

/** `wd_…`: 16 characters of 36, so that ids of orders cannot be guessed. */
export const newId = <Kind extends string>(kind: Kind): `${Kind}_${string}` =>
  `${kind}_${Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')}`
