import { useState } from 'react'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { frameText } from './messages.ts'
import type { RecordFilter } from './record-filter.ts'

export interface Exporting {
  /** Lines read so far; null while nothing is under way. */
  readonly count: number | null
  readonly start: () => Promise<void>
}

interface ExportRules {
  readonly range: RecordFilter['range']
  readonly texts: { readonly fileName: string; readonly exported: string }
  /** Reads all rows; `told` is called with the progress. */
  readonly read: (told: (count: number) => void) => Promise<{ csv: string; count: number }>
}

/** Hands the text to the browser as a file. */
const saveFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Everything that matches the filter, as a file for a spreadsheet. */
export const useExport = ({ range, texts, read }: ExportRules): Exporting => {
  const t = useText()
  const faultText = useFaultText()
  const [count, setCount] = useState<number | null>(null)
  const start = async (): Promise<void> => {
    if (count !== null) return
    setCount(0)
    try {
      const file = await read(setCount)
      saveFile(`${t(texts.fileName)}_${range.from}_${range.to}.csv`, file.csv)
      showToast(t(texts.exported, { count: file.count }), { tone: 'success' })
    } catch (fault) {
      showToast(t(frameText.exportFault, { why: faultText(fault) }), { tone: 'error' })
    }
    setCount(null)
  }
  return { count, start }
}
