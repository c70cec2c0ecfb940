import { Link } from 'react-router'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { emit } from '../../platform/bus/events.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { shellText } from '../words/messages.ts'
import type { ScreenProps } from './routes.ts'
import { StateScreen } from '../states/StateScreen.tsx'
import { stateText } from '../states/messages.ts'

/** Says that a page is not open yet. */
export function PreparingScreen({ title }: ScreenProps) {
  const t = useText()
  return (
    <StateScreen
      art="preparing"
      title={t(stateText.preparingTitle, { title: t(title) })}
      line={t(stateText.preparingLine)}
    >
      <Button variant="secondary" icon="headset" onClick={() => emit('support_asked')}>
        {t(shellText.support)}
      </Button>
      <Link to={pathOf('home')} className={buttonStyle({})}>
        {t(stateText.toHome)}
      </Link>
    </StateScreen>
  )
}
