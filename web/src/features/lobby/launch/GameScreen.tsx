import { useRef } from 'react'
import { Link, useParams } from 'react-router'
import { Refused } from '@xinghe/contract/refusal.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { emit } from '../../../platform/bus/events.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { readLaunched } from '../../../platform/session/launched.ts'
import { GameToolbar } from './GameToolbar.tsx'
import { launchText as words } from './messages.ts'
import { frameRights, gameAddress } from './open-launched.ts'
import { useFullScreen } from '../../../platform/device/use-full-screen.ts'
import { useGame, type Game } from './use-game.ts'

/** The window's height below the header, with a minimum for playing. */
const frameHeight = 'h-[calc(100dvh-11rem)] min-h-[30rem] max-desk:h-[calc(100dvh-9rem)]'

/** A key opens once: after a reload the game is entered anew. */
function Expired({ launchKey }: { launchKey: string }) {
  const t = useText()
  const launched = readLaunched(launchKey)
  return (
    <EmptyState
      icon="clock"
      title={t(words.gameExpired)}
      text={t(words.gameExpiredLine)}
      className="min-h-[30rem] justify-center"
      action={
        <>
          <Link to={pathOf('home')} className={buttonStyle({ variant: 'secondary' })}>
            {t(words.toHome)}
          </Link>
          {launched !== null && (
            <Button
              onClick={() => {
                const { enName, gameCode } = launched
                emit('launch_asked', { enName, ...(gameCode === '' ? {} : { gameCode }) })
              }}
            >
              {t(words.reenter)}
            </Button>
          )}
        </>
      }
    />
  )
}

function Frame({ game, amountsShown }: { game: Game; amountsShown: boolean }) {
  const t = useText()
  const part = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(part)
  const address = gameAddress(game.url)
  return (
    <div ref={part} className={`flex flex-col bg-page ${fullScreen.on ? 'h-dvh' : frameHeight}`}>
      <GameToolbar
        channelCode={game.channelCode}
        fullScreen={fullScreen}
        amountsShown={amountsShown}
      />
      {address === null ? (
        <ErrorState title={t(words.badAddress)} />
      ) : (
        <iframe
          src={address}
          title={t(words.gameTitle)}
          sandbox={frameRights(address)}
          allow="autoplay; fullscreen"
          referrerPolicy="same-origin"
          className="w-full flex-1 border-0 bg-page"
        />
      )}
    </div>
  )
}

/** A game inside our page; the address has its one-shot key, never its url. */
export function GameScreen({ amountsShown }: { amountsShown: boolean }) {
  const t = useText()
  const { info = '' } = useParams()
  const query = useGame(info)
  const { data: game, error } = query
  if (game !== undefined) return <Frame game={game} amountsShown={amountsShown} />
  if (error instanceof Refused && error.refusal === 'wallet-token-expired') {
    return <Expired launchKey={info} />
  }
  if (error !== null) {
    return (
      <QueryError
        title={t(words.gameFault)}
        query={query}
        className="min-h-[30rem] justify-center"
      />
    )
  }
  return (
    <div aria-busy className={`grid place-items-center ${frameHeight}`}>
      <Spinner label={t(words.gameLoading)} className="size-9 text-brand-text" />
    </div>
  )
}
