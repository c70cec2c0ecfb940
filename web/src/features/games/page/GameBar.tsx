import type { Instant } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import type { FullScreen } from '../../../platform/device/use-full-screen.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useGo } from '../../../platform/navigation/use-go.ts'
import { FairButton } from '../fair/panel/FairButton.tsx'
import { toggleSound, useSoundOn } from '../seat/sound-switch.ts'
import { BarButton } from './BarButton.tsx'
import { pageText as words } from './messages.ts'
import { SessionFigures } from './SessionFigures.tsx'
import type { PanelName } from './panels.ts'

interface GameBarProps {
  title: string
  balance: Fen | null
  session: { readonly net: Fen; readonly since: Instant } | null
  amountsShown: boolean
  fullScreen: FullScreen
  /** Of a launch with seeds of its own; null elsewhere. */
  uid: string | null
  onPanel: (panel: PanelName) => void
}

/** Money and time in sight above every game, and the ways to its rules, records and proof. */
export function GameBar(props: GameBarProps) {
  const { title, balance, session, amountsShown, fullScreen, uid, onPanel } = props
  const t = useText()
  const go = useGo()
  const soundOn = useSoundOn()
  return (
    <div className="game-bar flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 border-b border-line bg-surface px-3 max-desk:gap-x-1 max-desk:px-1.5">
      <IconButton icon="arrow-left" size="sm" label={t(words.back)} onClick={go.back} />
      <h1 className="truncate text-16 font-semibold max-desk:text-14">{t(title)}</h1>
      <dl className="flex min-w-0 flex-1 flex-wrap items-center justify-center gap-x-6 text-13 max-desk:order-last max-desk:w-full max-desk:flex-none max-desk:justify-between max-desk:border-t max-desk:border-line max-desk:px-2 max-desk:py-1.5">
        <div className="flex items-baseline gap-1.5">
          <dt className="text-muted">{t(words.balance)}</dt>
          <dd className="font-num text-16 font-semibold">
            {balance === null ? (
              t(words.balanceUnknown)
            ) : (
              <Money
                text={fenToGroupedText(balance)}
                currency="¥"
                hidden={!amountsShown}
                hiddenLabel={t(words.hidden)}
              />
            )}
          </dd>
        </div>
        {session !== null && <SessionFigures {...session} amountsShown={amountsShown} />}
      </dl>
      <div className="flex items-center max-desk:ml-auto">
        <BarButton
          icon={soundOn ? 'sound' : 'soundOff'}
          label={t(soundOn ? words.soundOff : words.soundOn)}
          pressed={soundOn}
          onClick={toggleSound}
        />
        <BarButton icon="rules" label={t(words.rules)} onClick={() => onPanel('rules')} />
        {session !== null && (
          <BarButton icon="history" label={t(words.history)} onClick={() => onPanel('history')} />
        )}
        {uid !== null && <FairButton uid={uid} onOpen={() => onPanel('fair')} />}
        {fullScreen.possible && (
          <BarButton
            icon={fullScreen.on ? 'shrink' : 'expand'}
            label={t(fullScreen.on ? words.leaveFullScreen : words.fullScreen)}
            onClick={fullScreen.toggle}
          />
        )}
      </div>
    </div>
  )
}
