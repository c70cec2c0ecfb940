import type { Machine } from './machine.ts'

export const fly: Machine = {
  code: 'FLY',
  version: 1,
  rows: 3,
  unit: 50,
  lines: null,
  pays: {
    A: [0, 0, 0, 80, 400, 2000],
    B: [0, 0, 0, 40, 150, 600],
    C: [0, 0, 0, 30, 100, 400],
    D: [0, 0, 0, 20, 60, 250],
    E: [0, 0, 0, 12, 40, 150],
    F: [0, 0, 0, 10, 30, 100],
    G: [0, 0, 0, 8, 20, 50],
    H: [0, 0, 0, 8, 20, 50],
  },
  strips: [
    'SHHBDEFAGHCEDFBGFGHEDCFABGHEDFGC',
    'SFEDGGCWHFBDEGAHHCEDFBGHGFEDCHAB',
    'SFEDGGCWHFBDEGAHHCEDFBGHGFEDCHAB',
    'SFEDGGCWHFBDEGAHHCEDFBGHGFEDCHAB',
    'SHHBDEFAGHCEDFBGFGHEDCFABGHEDFGC',
  ],
  scatterPrizes: [
    { count: 3, stakes: 2, freeSpins: 10 },
    { count: 4, stakes: 10, freeSpins: 15 },
    { count: 5, stakes: 50, freeSpins: 20 },
  ],
  free: {
    strips: [
      'AGHCEDFBGFAGEDCFGBHHEADFCGHHBDEF',
      'AHFBDEGWHHCEDFBGAGFEDCHWBGFEDGHC',
      'AHFBDEGWHHCEDFBGAGFEDCHWBGFEDGHC',
      'AHFBDEGWHHCEDFBGAGFEDCHWBGFEDGHC',
      'AGHCEDFBGFAGEDCFGBHHEADFCGHHBDEF',
    ],
    multiplier: 3,
    wildCount: 1,
  },
  maxPay: 386500,
}
