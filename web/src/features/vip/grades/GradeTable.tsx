import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Table, type Column } from '@xinghe/ui/Table.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { vipText as words } from '../parts/messages.ts'
import type { GradeList, Vip } from '../parts/use-vip.ts'

type GradeRow = GradeList['grades'][number]

const columnsOf = (t: Text, own: number): Column<GradeRow>[] => [
  {
    key: 'grade',
    header: t(words.columnGrade),
    cell: ({ grade }) => (
      <span className="flex flex-wrap items-center gap-x-2 font-num font-bold whitespace-nowrap">
        {t(words.grade, { grade })}
        {grade === own && (
          <Badge tone="gold" solid>
            {t(words.current)}
          </Badge>
        )}
      </span>
    ),
  },
  {
    key: 'total',
    header: t(words.columnTotal),
    numeric: true,
    cell: ({ total }) => fenToCny(total),
  },
  {
    key: 'keep',
    header: t(words.columnKeep),
    numeric: true,
    deskOnly: true,
    cell: ({ keep }) => (keep === 0n ? t(words.keepFree) : fenToCny(keep)),
  },
  {
    key: 'upgrade',
    header: t(words.columnUpgrade),
    numeric: true,
    cell: ({ upgradeGift }) => <span className="text-gold-text">{fenToCny(upgradeGift)}</span>,
  },
  {
    key: 'week',
    header: t(words.columnWeek),
    numeric: true,
    cell: ({ weekGift }) => <span className="text-gold-text">{fenToCny(weekGift)}</span>,
  },
  {
    key: 'birthday',
    header: t(words.columnBirthday),
    numeric: true,
    deskOnly: true,
    cell: ({ birthdayGift }) => <span className="text-gold-text">{fenToCny(birthdayGift)}</span>,
  },
]

/** All grades with what each asks for and gives. */
export function GradeTable({ list, mine }: Vip) {
  const t = useText()
  return (
    <TitledCard title={t(words.grades)} line={t(words.gradesLine)}>
      <Table
        caption={t(words.grades)}
        columns={columnsOf(t, mine.grade)}
        rows={list.grades}
        rowKey={({ grade }) => String(grade)}
        empty={null}
        error={null}
        loadingLabel={t(words.loading)}
        dense
      />
    </TitledCard>
  )
}
