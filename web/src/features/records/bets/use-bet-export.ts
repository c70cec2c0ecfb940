import { betRecordList } from '@xinghe/contract/records-bets.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { csvText } from '@xinghe/rules/wallet/statement-csv.ts'
import { callApi } from '../../../platform/api/client.ts'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { useExport, type Exporting } from '../frame/use-export.ts'
import type { BetFilter } from './bet-filter.ts'
import { resultWords } from './bet-look.ts'
import { betRecordText as words } from './messages.ts'
import { inputOf, type BetRecord } from './use-bet-records.ts'

const readSize = 100

/** Reads all pages; `told` is called with the progress. */
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

export const useBetExport = (filter: BetFilter): Exporting => {
  const t = useText()
  return useExport({
    range: filter.range,
    texts: words,
    read: async (told) => {
      const records = await readAll(filter, told)
      return { csv: csvText(betRows(records, t)), count: records.length }
    },
  })
}
