import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Link, useSearchParams } from 'react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { gameOf } from './games.ts'
import { GameTable } from './GameTable.tsx'
import { pageText as words } from './messages.ts'

interface HouseGameScreenProps {
  phone: boolean
  amountsShown: boolean
  /** What the site takes of the window's height around the game. */
  aroundRem: number
}

/** The page of every game of the house; `?g=` names the game. */
export function HouseGameScreen({ phone, amountsShown, aroundRem }: HouseGameScreenProps) {
  const t = useText()
  const [search] = useSearchParams()
  const code = search.get('g') ?? ''
  const entry = gameOf(code)
  if (entry === null) {
    return (
      <EmptyState
        icon="slots"
        title={t(words.unknown)}
        text={t(words.unknownLine)}
        className="min-h-[30rem] justify-center"
        action={
          <Link to={pathOf('gameegame')} className={buttonStyle({})}>
            {t(words.toLobby)}
          </Link>
        }
      />
    )
  }
  // Another game is another table: nothing of the first may stay on it.
  return (
    <GameTable
      key={code}
      code={code}
      entry={entry}
      phone={phone}
      amountsShown={amountsShown}
      aroundRem={aroundRem}
    />
  )
}
