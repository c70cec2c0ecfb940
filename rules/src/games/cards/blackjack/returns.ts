import type { ReturnRow } from '../../returns.ts'
import { insuranceReturn, optimalReturn } from './optimal-return.ts'

const game = '21点'

export const returns = (): ReturnRow[] => [
  { game, bet: 'optimal play', value: optimalReturn() },
  { game, bet: 'insurance', value: insuranceReturn() },
]
