import { fenFromText } from '@xinghe/rules/base/money.ts'
import type { WinnerTerms } from '@xinghe/rules/lobby/winner.ts'
import type { Settings } from './settings.ts'

/** The terms of told wins, shared by the home page and the chat. */
export const winnerTermsOf = (settings: Pick<Settings, 'get'>): WinnerTerms => {
  const { leastNet, hours } = settings.get('winners')
  const fen = fenFromText(leastNet)
  if (fen === null) throw new Error(`no amount: ${leastNet}`)
  return { leastNet: fen, hours }
}
