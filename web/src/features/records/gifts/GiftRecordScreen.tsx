import { useSearchParams } from 'react-router'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { RecordFrame } from '../frame/RecordFrame.tsx'
import { RecordSums } from '../frame/RecordSums.tsx'
import { giftColumns } from './gift-columns.tsx'
import { changeGiftFilter, readGiftFilter, type GiftFilterChange } from './gift-filter.ts'
import { GiftCard } from './GiftCard.tsx'
import { GiftDetails } from './GiftDetails.tsx'
import { GiftFilterBar } from './GiftFilterBar.tsx'
import { giftText as words } from './messages.ts'
import { pageSize, useGifts } from './use-gifts.ts'

/** Every award of the member with the turnover that it asks; the address holds the filter. */
export function GiftRecordScreen({ amountsShown }: { amountsShown: boolean }) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const filter = readGiftFilter(search, serverNow())
  const change = (wish: GiftFilterChange): void =>
    setSearch(changeGiftFilter(filter, wish), { replace: true })
  const query = useGifts(filter)
  const data = query.isPlaceholderData ? undefined : query.data
  return (
    <div className="space-y-4">
      <h1 className="sr-only">{t(words.title)}</h1>
      <div className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
        <GiftFilterBar filter={filter} onChange={change} />
      </div>
      <RecordFrame
        query={query}
        filter={filter}
        onChange={change}
        pageSize={pageSize}
        idOf={({ id }) => id}
        columns={giftColumns(t, amountsShown)}
        renderCard={(gift) => <GiftCard gift={gift} shown={amountsShown} />}
        renderDetails={(gift, close) => (
          <GiftDetails gift={gift} amountsShown={amountsShown} onClose={close} />
        )}
        texts={words}
        icon="gift"
        sums={
          <RecordSums
            sums={[{ title: words.sumGranted, text: data && fenToGroupedText(data.granted) }]}
            line={words.sumLine}
            chart={null}
            amountsShown={amountsShown}
          />
        }
      />
    </div>
  )
}
