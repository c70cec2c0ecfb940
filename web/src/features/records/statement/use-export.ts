import { useState } from 'react'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { codeText, statementText as words } from '../messages.ts'
import type { RecordFilter } from '../record-filter.ts'
import { saveFile, statementFile } from './export-statement.ts'

export interface Exporting {
  /** Lines read so far; null while nothing is under way. */
  readonly count: number | null
  readonly start: () => Promise<void>
}

/** Untranslated; a code that nobody knows is shown as it is. */
export const kindWords = (code: string): string =>
  Object.hasOwn(codeText, code) ? (codeText[code] ?? code) : code

export const useExport = ({ period, range }: RecordFilter): Exporting => {
  const t = useText()
  const faultText = useFaultText()
  const [count, setCount] = useState<number | null>(null)
  const start = async (): Promise<void> => {
    if (count !== null) return
    setCount(0)
    try {
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
      const file = await statementFile(period, columns, setCount)
      saveFile(`${t(words.fileName)}_${range.from}_${range.to}.csv`, file.csv)
      showToast(t(words.exported, { count: file.count }), { tone: 'success' })
    } catch (fault) {
      showToast(t(words.exportFault, { why: faultText(fault) }), { tone: 'error' })
    }
    setCount(null)
  }
  return { count, start }
}
