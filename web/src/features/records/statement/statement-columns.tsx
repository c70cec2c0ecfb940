import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import type { Column } from '@xinghe/ui/Table.tsx'
import type { Text } from '../../../platform/i18n/use-text.ts'
import { frameText } from '../frame/messages.ts'
import { statementText as words } from './messages.ts'
import { kindWords } from './kind-words.ts'
import type { StatementLine } from './use-statement.ts'

/** With its sign, as the wallet sees it. */
export const signedText = (amount: Fen): string =>
  `${amount > 0n ? '+' : ''}${fenToGroupedText(amount)}`

export const statementColumns = (
  t: Text,
  amountsShown: boolean,
): readonly Column<StatementLine>[] => {
  const hidden = { hidden: !amountsShown, hiddenLabel: t(frameText.hidden) }
  return [
    {
      key: 'time',
      header: t(words.time),
      deskOnly: true,
      cell: ({ at }) => <span className="font-num whitespace-nowrap">{siteMinute(at)}</span>,
    },
    {
      key: 'kind',
      header: t(words.kind),
      cell: ({ code, at, cause }) => (
        <span className="block py-2">
          <span className="block whitespace-nowrap">{t(kindWords(code))}</span>
          <span className="block font-num text-12 whitespace-nowrap text-muted desk:hidden">
            {siteMinute(at)}
          </span>
          <span className="block font-num text-12 break-all text-muted desk:hidden">{cause}</span>
        </span>
      ),
    },
    {
      key: 'amount',
      header: t(words.amount),
      numeric: true,
      cell: ({ amount, balance }) => (
        <>
          <Money
            text={signedText(amount)}
            {...hidden}
            className={amount > 0n ? 'font-bold text-brand-text' : 'font-bold'}
          />
          <span className="block text-12 whitespace-nowrap text-muted desk:hidden">
            {t(words.balanceShort)} <Money text={fenToGroupedText(balance)} {...hidden} />
          </span>
        </>
      ),
    },
    {
      key: 'balance',
      header: t(words.balance),
      numeric: true,
      deskOnly: true,
      cell: ({ balance }) => <Money text={fenToGroupedText(balance)} {...hidden} />,
    },
    {
      key: 'cause',
      header: t(words.cause),
      deskOnly: true,
      cell: ({ cause }) => <span className="font-num text-13 text-muted">{cause}</span>,
    },
  ]
}
