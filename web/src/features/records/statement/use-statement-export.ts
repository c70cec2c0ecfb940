import { useExport, type Exporting } from '../../../platform/export/use-export.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { StatementWallet } from '@xinghe/contract/records.ts'
import { rangedName, type RecordFilter } from '../frame/record-filter.ts'
import { statementFile } from './export-statement.ts'
import { kindWords } from './kind-words.ts'
import { statementText as words } from './messages.ts'

export const useStatementExport = (
  { period, range }: RecordFilter,
  wallet: StatementWallet,
): Exporting => {
  const t = useText()
  const columns = {
    time: t(words.time),
    kind: t(words.kind),
    cause: t(words.cause),
    amount: t(words.amount),
    balance: t(words.balance),
    opening: t(words.opening),
    closing: t(words.closing),
    kindText: (code: string) => t(kindWords(code)),
  }
  return useExport({
    fileName: rangedName(t(words.fileNames[wallet]), range),
    exported: words.exported,
    read: (told) => statementFile({ ...period, wallet }, columns, told),
  })
}
