import type { Machine } from './machine.ts'

export const drg: Machine = {
  code: 'DRG',
  version: 1,
  rows: 4,
  unit: 50,
  lines: null,
  pays: {
    A: [0, 0, 0, 50, 300, 2000],
    B: [0, 0, 0, 20, 100, 500],
    C: [0, 0, 0, 10, 50, 250],
    D: [0, 0, 0, 8, 30, 120],
    E: [0, 0, 0, 4, 12, 60],
    F: [0, 0, 0, 3, 10, 50],
    G: [0, 0, 0, 0, 8, 35],
    H: [0, 0, 0, 0, 6, 30],
    I: [0, 0, 0, 0, 5, 25],
    J: [0, 0, 0, 0, 5, 20],
  },
  strips: [
    'SIBHDGFAECIHJGBFDEIJHCGJFABEDHIGJCFE',
    'SHGBCFEWIHJDGFAECIHJGBFDEIJHCGJFAEID',
    'SHGBCFEWIHJDGFAECIHJGBFDEIJHCGJFAEID',
    'SHGBCFEWIHJDGFAECIHJGBFDEIJHCGJFAEID',
    'AECDHIGBFJEIDHCGJFABEDHIGJCFEIDBHGJF',
  ],
  scatterPrizes: [
    { count: 3, stakes: 2, freeSpins: 10 },
    { count: 4, stakes: 20, freeSpins: 20 },
  ],
  free: {
    strips: [
      'AECIHJGBFDEIAHCGJFJBEDHIAGCFEIJBHDGF',
      'AIHJDGFBECIHJGWFDEAIHCGJFBEIDHJGWCFE',
      'AIHJDGFBECIHJGWFDEAIHCGJFBEIDHJGWCFE',
      'AIHJDGFBECIHJGWFDEAIHCGJFBEIDHJGWCFE',
      'AECIHJGBFDEIAHCGJFJBEDHIAGCFEIJBHDGF',
    ],
    multiplier: 1,
    wildCount: 3,
  },
  maxPay: 1542330,
}
