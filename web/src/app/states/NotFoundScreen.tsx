import { Link } from 'react-router'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { useGo } from '../../platform/navigation/use-go.ts'
import { stateText } from './messages.ts'
import { StateScreen } from './StateScreen.tsx'

export function NotFoundScreen() {
  const t = useText()
  const go = useGo()
  return (
    <StateScreen
      art="not-found"
      title={t(stateText.notFoundTitle)}
      line={t(stateText.notFoundLine)}
    >
      <Button variant="secondary" onClick={() => go.back()}>
        {t(stateText.goBack)}
      </Button>
      <Link to={pathOf('home')} className={buttonStyle({})}>
        {t(stateText.toHome)}
      </Link>
    </StateScreen>
  )
}
