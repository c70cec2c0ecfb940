import type { Machine } from '../slots/machines/machine.ts'
import { tellRound, type SlotDraws } from '../slots/round.ts'
import { symbolNames } from '../slots/texts.ts'
import type { Win } from '../slots/win.ts'

/** The best wins are named, the others counted. */
const namedWins = 2

const winText = ({ code }: Machine, { symbol, count, line, ways }: Win): string => {
  const run = `${symbolNames[code][symbol] ?? symbol}×${count}`
  return line === null ? `${run}（${ways} 路）` : `第 ${line + 1} 线${run}`
}

const winsText = (machine: Machine, wins: readonly Win[]): string => {
  const best = wins.toSorted((one, other) => other.pay - one.pay).slice(0, namedWins)
  const named = best.map((win) => winText(machine, win)).join('、')
  if (wins.length <= namedWins) return `${named}中奖`
  return `${named}等 ${wins.length} ${machine.lines === null ? '种图标' : '条线'}中奖`
}

/** `12.5`: a pay in stakes, cut to hundredths. */
const timesText = (pay: number, unit: number): string =>
  String(Math.floor((pay * 100) / unit) / 100)

/** Wins and free spins of a spin; null where it brought nothing. */
export const slotDetail = (machine: Machine, draws: SlotDraws): string | null => {
  const { base, freeSpins } = tellRound(machine, draws)
  const parts: string[] = []
  if (base.wins.length > 0) parts.push(winsText(machine, base.wins))
  if (freeSpins.length > 0) {
    const won = freeSpins.reduce((sum, { pay }) => sum + pay, 0)
    parts.push(`触发 ${freeSpins.length} 次免费旋转（赢 ${timesText(won, machine.unit)} 倍）`)
  }
  return parts.length === 0 ? null : parts.join('，')
}
