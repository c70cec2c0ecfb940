import { useState } from 'react'
import { showToast } from '../feedback/dialogs.ts'
import { useText } from '../i18n/use-text.ts'
import { useFaultText } from '../transport/text-of-fault.ts'
import { exportText } from './messages.ts'
import { saveFile } from './save-file.ts'

export interface Exporting {
  /** Lines read so far; null while nothing is under way. */
  readonly count: number | null
  readonly start: () => Promise<void>
}

interface ExportRules {
  /** Translated, without the ending. */
  readonly fileName: string
  /** Untranslated, with `{count}`. */
  readonly exported: string
  /** Reads everything; `told` is called with the progress. */
  readonly read: (told: (count: number) => void) => Promise<{ csv: string; count: number }>
}

/** A table as a file for a spreadsheet. */
export const useExport = ({ fileName, exported, read }: ExportRules): Exporting => {
  const t = useText()
  const faultText = useFaultText()
  const [count, setCount] = useState<number | null>(null)
  const start = async (): Promise<void> => {
    if (count !== null) return
    setCount(0)
    try {
      const file = await read(setCount)
      saveFile(`${fileName}.csv`, file.csv)
      showToast(t(exported, { count: file.count }), { tone: 'success' })
    } catch (fault) {
      showToast(t(exportText.fault, { why: faultText(fault) }), { tone: 'error' })
    }
    setCount(null)
  }
  return { count, start }
}
