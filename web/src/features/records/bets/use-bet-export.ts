import { betRecordList } from '@xinghe/contract/records-bets.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { csvText } from '@xinghe/rules/wallet/statement-csv.ts'
import { useState } from 'react'
import { callApi } from '../../../platform/api/client.ts'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { saveFile } from '../statement/export-statement.ts'
import type { Exporting } from '../statement/use-export.ts'
import type { BetFilter } from './bet-filter.ts'
import { resultWords } from './bet-look.ts'
import { betRecordText as words } from './messages.ts'
import { inputOf, type BetRecord } from './use-bet-records.ts'

const readSize = 100

/** Page by page, until the list is whole; `told` hears how far it is. */
const readAll = async (filter: BetFilter, told: (count: number) => void): Promise<BetRecord[]> => {
  const records: BetRecord[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const input = { ...inputOf(filter), pageNum, pageSize: readSize }
    const { list, total } = await callApi(betRecordList, input)
    records.push(...list)
    told(records.length)
    if (list.length < readSize || records.length >= total) return records
  }
}

export const betRows = (records: readonly BetRecord[], t: Text): readonly (readonly string[])[] => [
  [
    words.time,
    words.venue,
    words.id,
    words.what,
    words.risk,
    words.net,
    words.turnover,
    words.result,
    words.settledAt,
  ].map((name) => t(name)),
  ...records.map((record) => [
    siteMinute(record.placedAt),
    record.title,
    record.ticketId,
    record.what,
    fenToText(record.risk),
    record.net === null ? '' : fenToText(record.net),
    record.turnover === null ? '' : fenToText(record.turnover),
    t(resultWords(record)),
    record.settledAt === null ? '' : siteMinute(record.settledAt),
  ]),
]

/** Everything that matches the filter, as a file for a spreadsheet. */
export const useBetExport = (filter: BetFilter): Exporting => {
  const t = useText()
  const faultText = useFaultText()
  const [count, setCount] = useState<number | null>(null)
  const start = async (): Promise<void> => {
    if (count !== null) return
    setCount(0)
    try {
      const records = await readAll(filter, setCount)
      const { from, to } = filter.range
      saveFile(`${t(words.fileName)}_${from}_${to}.csv`, csvText(betRows(records, t)))
      showToast(t(words.exported, { count: records.length }), { tone: 'success' })
    } catch (fault) {
      showToast(t(words.exportFault, { why: faultText(fault) }), { tone: 'error' })
    }
    setCount(null)
  }
  return { count, start }
}
