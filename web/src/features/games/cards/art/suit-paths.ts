/** Suit signs in a box of two units around the origin, in the order of suits: ♦ ♣ ♥ ♠. */
export const suitPaths = [
  'M0-1C.2-.6.45-.25.75 0 .45.25.2.6 0 1-.2.6-.45.25-.75 0-.45-.25-.2-.6 0-1Z',
  'M-.4 1C-.22.86-.14.7-.12.45-.35.75-.95.65-.95.15-.95-.25-.6-.4-.35-.28-.6-.55-.4-1 0-1S.6-.55.35-.28C.6-.4.95-.25.95.15.95.65.35.75.12.45.14.7.22.86.4 1Z',
  'M0 .9C-.3.5-1 .1-1-.4-1-.95-.25-1.05 0-.45.25-1.05 1-.95 1-.4 1 .1.3.5 0 .9Z',
  'M0-1C.3-.55.95-.15.95.3.95.75.4.8.14.5.16.75.24.88.42 1L-.42 1C-.24.88-.16.75-.14.5-.4.8-.95.75-.95.3-.95-.15-.3-.55 0-1Z',
] as const

const red = '#c31f2e'
const black = '#171c2b'

/** Diamonds and hearts are red. */
export const suitColour = (suit: number): string => (suit === 0 || suit === 2 ? red : black)
