import type { Machine } from './machine.ts'

export const gem: Machine = {
  code: 'GEM',
  version: 1,
  rows: 3,
  unit: 5,
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  pays: {
    W: [0, 0, 0, 60],
    A: [0, 0, 0, 20],
    B: [0, 0, 0, 8],
    C: [0, 0, 0, 6],
    D: [0, 0, 0, 4],
    E: [0, 0, 0, 3],
  },
  strips: ['WWWABDCDEEABCDEBDACDBECE', 'WWWABDCDEEABCDEBDACDBECE', 'WWWABDCDEEABCDEBDACDBECE'],
  scatterPrizes: [],
  free: null,
  maxPay: 300,
}
