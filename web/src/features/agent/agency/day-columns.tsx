import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import type { FigureColumn } from '../parts/FigureTable.tsx'
import { agentText as words } from '../parts/messages.ts'
import { NetAmount } from '../parts/NetAmount.tsx'
import type { Day } from '../parts/use-agent.ts'
import { amountColumns } from './amount-columns.tsx'

type CountKey = 'newMembers' | 'players'

export const dayColumns = (t: Text): readonly FigureColumn<Day>[] => {
  const count = (key: CountKey, header: string): FigureColumn<Day> => ({
    key,
    header: t(header),
    numeric: true,
    cell: (day) => day[key],
    csv: (day) => String(day[key]),
  })
  return [
    {
      key: 'day',
      spot: 'title',
      header: t(words.day),
      numeric: true,
      align: 'start',
      cell: ({ day }) => day,
      csv: ({ day }) => day,
    },
    count('newMembers', words.dayNew),
    count('players', words.players),
    ...amountColumns<Day>(t),
  ]
}

const sumOf = (days: readonly Day[], key: 'deposited' | 'counted' | 'net' | 'awards'): Fen =>
  days.reduce((sum, day) => sum + day[key], 0n)

/** Sums under the columns; players are not summed, one may play on many days. */
export const dayTotals = (t: Text, days: readonly Day[]) => ({
  day: t(words.sum),
  newMembers: days.reduce((sum, { newMembers }) => sum + newMembers, 0),
  deposited: fenToCny(sumOf(days, 'deposited')),
  counted: fenToCny(sumOf(days, 'counted')),
  net: <NetAmount net={sumOf(days, 'net')} />,
  awards: fenToCny(sumOf(days, 'awards')),
})
