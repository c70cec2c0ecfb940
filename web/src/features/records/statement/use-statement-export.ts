import { useText } from '../../../platform/i18n/use-text.ts'
import type { RecordFilter } from '../frame/record-filter.ts'
import { useExport, type Exporting } from '../frame/use-export.ts'
import { statementFile } from './export-statement.ts'
import { kindWords } from './kind-words.ts'
import { statementText as words } from './messages.ts'

export const useStatementExport = ({ period, range }: RecordFilter): Exporting => {
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
  return useExport({ range, texts: words, read: (told) => statementFile(period, columns, told) })
}
