import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cardsPerKind, type CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSwitches } from '../../../platform/site/pre-info.ts'
import { withdrawText } from '../withdraw/messages.ts'
import { Notice } from '../withdraw/Notice.tsx'
import { toSecurity } from '../withdraw/security-path.ts'
import { AddCardSkeleton } from './AddCardSkeleton.tsx'
import { kindsOf, managePath, type CardTab } from './card-paths.ts'
import { addCardText as words, cardText } from './messages.ts'
import { useAddable, useCards, type Addable } from './use-cards.ts'

interface AddCardPageProps {
  tab: CardTab
  title: string
  line: string
  /** Drawn once it is known what can be added, and only while something can. */
  children: (addable: Addable) => ReactNode
}

const fullOf = (kinds: readonly CardKind[]): number =>
  kinds.reduce((sum, kind) => sum + cardsPerKind[kind], 0)

/** What the three forms share: the title, how many there are, and why none may be added. */
export function AddCardPage({ tab, title, line, children }: AddCardPageProps) {
  const t = useText()
  const addable = useAddable()
  const cards = useCards()
  const kinds = kindsOf[tab]
  const count = cards.data?.filter(({ kind }) => kinds.includes(kind)).length
  const [kind = 'bank'] = kinds
  return (
    <>
      <header className="mb-4 flex items-end justify-between gap-4">
        <div>
          <h1 className="text-20 font-bold">{title}</h1>
          <p className="mt-0.5 text-13 text-muted">{line}</p>
        </div>
        <Link to={managePath(kind)} className={buttonStyle({ variant: 'link', size: 'sm' })}>
          {count === undefined || count === 0 ? t(cardText.toManage) : t(words.already, { count })}
          <Icon name="chevron-right" className="size-4" />
        </Link>
      </header>
      <Body addable={addable} kinds={kinds} count={count ?? 0} manage={managePath(kind)}>
        {children}
      </Body>
    </>
  )
}

interface BodyProps {
  addable: ReturnType<typeof useAddable>
  kinds: readonly CardKind[]
  count: number
  manage: string
  children: AddCardPageProps['children']
}

function Body({ addable, kinds, count, manage, children }: BodyProps) {
  const t = useText()
  const faultText = useFaultText()
  const passwordNeeded = useSwitches().withdrawPasswordEnable === 1
  const { data } = addable
  if (data === undefined) {
    if (!addable.isError) {
      return <AddCardSkeleton loading={t(cardText.loading)} />
    }
    return (
      <ErrorState
        title={t(cardText.fault)}
        text={faultText(addable.error)}
        retryLabel={t(cardText.retry)}
        onRetry={() => void addable.refetch()}
        retrying={addable.isFetching}
        className="rounded-lg bg-surface shadow-1"
      />
    )
  }
  if (passwordNeeded && !data.hasWithdrawalPassword) {
    return (
      <Notice
        title={t(withdrawText.passwordUnset)}
        line={t(withdrawText.passwordUnsetLine)}
        action={
          <Link to={toSecurity} className={buttonStyle({})}>
            {t(withdrawText.passwordSet)}
          </Link>
        }
      />
    )
  }
  if (kinds.every((kind) => (data.left[kind] ?? 0) <= 0)) {
    const full = count >= fullOf(kinds)
    return (
      <EmptyState
        icon="card"
        title={full ? t(cardText.full, { max: fullOf(kinds) }) : t(cardText.closed)}
        text={t(full ? cardText.fullLine : cardText.closedLine)}
        className="rounded-lg bg-surface shadow-1"
        action={
          <Link to={manage} className={buttonStyle({ variant: 'secondary' })}>
            {t(cardText.toManage)}
          </Link>
        }
      />
    )
  }
  return children(data)
}
