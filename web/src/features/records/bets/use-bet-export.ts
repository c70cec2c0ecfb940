import { betRecordList } from '@xinghe/contract/records-bets.ts'
import { csvText } from '@xinghe/rules/base/csv.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { callApi } from '../../../platform/api/client.ts'
import { readPages } from '../../../platform/export/read-pages.ts'
import { useExport, type Exporting } from '../../../platform/export/use-export.ts'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { rangedName } from '../frame/record-filter.ts'
import type { BetFilter } from './bet-filter.ts'
import { resultWords } from './bet-look.ts'
import { betRecordText as words } from './messages.ts'
import { inputOf, type BetRecord } from './use-bet-records.ts'

const betRows = (records: readonly BetRecord[], t: Text): readonly (readonly string[])[] => [
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
    fileName: rangedName(t(words.fileName), filter.range),
    exported: words.exported,
    read: async (told) => {
      const records = await readPages(
        (page) => callApi(betRecordList, { ...inputOf(filter), ...page }),
        told,
      )
      return { csv: csvText(betRows(records, t)), count: records.length }
    },
  })
}
