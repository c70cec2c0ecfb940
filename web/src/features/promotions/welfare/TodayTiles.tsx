import { Link } from 'react-router'
import { awardList } from '@xinghe/contract/promotions.ts'
import { dayMs, later, siteDay } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useCall } from '../../../platform/api/use-call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { welfareText as words } from './messages.ts'

interface TileProps {
  icon: IconName
  title: string
  line: string
  value?: string
  to: string
  action: string
}

function Tile({ icon, title, line, value, to, action }: TileProps) {
  return (
    <Link
      to={to}
      className="group flex min-w-0 flex-col gap-1 rounded-md border border-line bg-ink/2 p-4 transition-colors hover:border-brand-text/40"
    >
      <span className="flex items-center gap-2 font-medium">
        <Icon name={icon} className="size-5 text-brand-text" />
        {title}
        {value !== undefined && (
          <span className="ml-auto font-num font-bold text-brand-text">{value}</span>
        )}
      </span>
      <span className="text-13 text-pretty text-muted">{line}</span>
      <span className="mt-auto flex items-center gap-1 pt-2 text-13 text-brand-text">
        {action}
        <Icon
          name="chevron-right"
          className="size-4 transition-transform group-hover:translate-x-0.5"
        />
      </span>
    </Link>
  )
}

/** The day's own pages, with yesterday's rebate. */
export function TodayTiles() {
  const t = useText()
  const { data } = useCall(awardList, { kind: 'rebate', pageSize: 1 }, { staleTime: 0 })
  const yesterday = siteDay(later(serverNow(), -dayMs))
  const rebate = data?.list.find(({ period }) => period === yesterday)
  return (
    <TitledCard title={t(words.today)}>
      <div className="grid grid-cols-4 gap-3 max-desk:grid-cols-2">
        <Tile
          icon="calendar"
          title={t(words.signIn)}
          line={t(words.signInLine)}
          to={pathOf('signGift', { id: '1' })}
          action={t(words.signInGo)}
        />
        <Tile
          icon="refresh"
          title={t(words.rebate)}
          line={
            data !== undefined && rebate === undefined ? t(words.rebateNone) : t(words.rebateLine)
          }
          {...(rebate === undefined ? {} : { value: fenToCny(rebate.amount) })}
          to={pathOf('vipDetail')}
          action={t(words.rebateGo)}
        />
        <Tile
          icon="star"
          title={t(words.exchange)}
          line={t(words.exchangeLine)}
          to={pathOf('exchange')}
          action={t(words.exchangeGo)}
        />
        <Tile
          icon="clock"
          title={t(words.gifts)}
          line={t(words.giftsLine)}
          to={pathOf('giftRecord')}
          action={t(words.giftsGo)}
        />
      </div>
    </TitledCard>
  )
}
