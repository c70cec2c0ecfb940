/** The page of a list that an address asks for, counted from 1; anything else is the first. */
export const pageOf = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
