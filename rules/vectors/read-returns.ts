import { fraction } from '../src/base/fraction.ts'
import type { ReturnRow } from '../src/games/returns.ts'
import { readVectors } from './read-vectors.ts'

/** Every row of rtp.csv, with its percentage as it is shown. */
export const readReturns = (): (ReturnRow & { readonly text: string })[] =>
  readVectors('rtp.csv').map(([game = '', bet = '', exact = '', text = '']) => {
    const [top = '', bottom = '1'] = exact.split('/')
    return { game, bet, value: fraction(BigInt(top), BigInt(bottom)), text }
  })
