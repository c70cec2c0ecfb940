import { fenToCny, fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import type { FigureColumn } from '../parts/FigureTable.tsx'
import { agentText as words } from '../parts/messages.ts'
import { NetAmount } from '../parts/NetAmount.tsx'

interface Amounts {
  readonly deposited: Fen
  readonly counted: Fen
  readonly net: Fen
  readonly awards: Fen
}

/** The amounts that days and members have in common. */
export const amountColumns = <Row extends Amounts>(t: Text): readonly FigureColumn<Row>[] => {
  const amount = (key: Exclude<keyof Amounts, 'net'>): FigureColumn<Row> => ({
    key,
    header: t(words[key]),
    numeric: true,
    cell: (row) => fenToCny(row[key]),
    csv: (row) => fenToText(row[key]),
  })
  return [
    amount('deposited'),
    amount('counted'),
    {
      key: 'net',
      spot: 'end',
      header: t(words.net),
      numeric: true,
      cell: ({ net }) => <NetAmount net={net} />,
      csv: ({ net }) => fenToText(net),
    },
    amount('awards'),
  ]
}
