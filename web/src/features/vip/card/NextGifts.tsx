import type { Fen } from '@xinghe/rules/base/money.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { vipText as words } from '../parts/messages.ts'
import type { Vip } from '../parts/use-vip.ts'
import { nextGrade } from './next-grade.ts'

interface TileProps {
  icon: IconName
  title: string
  amount: Fen
  line: string
}

function Tile({ icon, title, amount, line }: TileProps) {
  return (
    <li className="flex min-w-0 items-center gap-4 rounded-md border border-line bg-gold/5 p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-gold/15 text-gold-text">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <p className="text-13 text-muted">{title}</p>
        <p className="font-num text-20 font-bold text-gold-text">{fenToCny(amount)}</p>
        <p className="text-12 text-muted">{line}</p>
      </div>
    </li>
  )
}

/** What the next grade gives; at the highest, what the own one does. */
export function NextGifts({ list, mine }: Vip) {
  const t = useText()
  const next = nextGrade(list.grades, mine).row
  const row = next ?? list.grades.at(-1)
  if (row === undefined) return null
  return (
    <TitledCard
      title={t(next === null ? words.nextTop : words.next)}
      line={next === null ? t(words.nextTopLine) : t(words.nextLine, { next: next.grade })}
    >
      <ul className="grid grid-cols-3 gap-3 max-desk:grid-cols-1">
        <Tile
          icon="crown"
          title={t(words.upgradeGift)}
          amount={row.upgradeGift}
          line={t(words.upgradeGiftLine)}
        />
        <Tile
          icon="gift"
          title={t(words.weekGift)}
          amount={row.weekGift}
          line={t(words.weekGiftLine, { needed: fenToCny(row.weekNeeded) })}
        />
        <Tile
          icon="calendar"
          title={t(words.birthdayGift)}
          amount={row.birthdayGift}
          line={t(words.birthdayGiftLine)}
        />
      </ul>
    </TitledCard>
  )
}
