import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cardsPerKind, type CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { partsText } from '../parts/messages.ts'
import { Notice } from '../parts/Notice.tsx'
import { usePasswordPath } from '../parts/password-path.ts'
import { AddCardSkeleton } from './AddCardSkeleton.tsx'
import { kindsOf, managePath, type CardTab } from './card-paths.ts'
import { addCardText as words, cardText } from './messages.ts'
import { useAddable, useCards, type Addable } from './use-cards.ts'

interface AddCardPageProps {
  tab: CardTab
  /** Rendered once the limits are loaded, and only while one more can be added. */
  children: (addable: Addable) => ReactNode
}

const heads: Readonly<Record<CardTab, { title: string; line: string }>> = {
  bank: { title: words.bankTitle, line: words.bankLine },
  coin: { title: words.coinTitle, line: words.coinLine },
  alipay: { title: words.alipayTitle, line: words.alipayLine },
}

const fullOf = (kinds: readonly CardKind[]): number =>
  kinds.reduce((sum, kind) => sum + cardsPerKind[kind], 0)

/** The frame of the three forms: title, count, and why none may be added. */
export function AddCardPage({ tab, children }: AddCardPageProps) {
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
          <h1 className="text-20 font-bold">{t(heads[tab].title)}</h1>
          <p className="mt-0.5 text-13 text-muted">{t(heads[tab].line)}</p>
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
  const passwordPath = usePasswordPath()
  const { data } = addable
  if (data === undefined) {
    if (!addable.isError) {
      return <AddCardSkeleton loading={t(cardText.loading)} />
    }
    return (
      <QueryError
        title={t(cardText.fault)}
        query={addable}
        className="rounded-lg bg-surface shadow-1"
      />
    )
  }
  if (data.passwordNeeded && !data.hasWithdrawalPassword) {
    return (
      <Notice
        title={t(partsText.passwordUnset)}
        line={t(partsText.passwordUnsetLine)}
        action={
          <Link to={passwordPath} className={buttonStyle({})}>
            {t(partsText.passwordSet)}
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
