import { randomInt } from 'node:crypto'

const letters = '0123456789abcdefghijklmnopqrstuvwxyz'

/** `wd_…`: 16 of 36 characters, so that nobody guesses the id of another's order. */
export const newId = <Kind extends string>(kind: Kind): `${Kind}_${string}` =>
  `${kind}_${Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')}`
