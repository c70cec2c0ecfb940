import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { faultText } from '../words/messages.ts'
import { StateScreen } from './StateScreen.tsx'

/** A plain link home: after a bug the page is loaded anew. */
export function ErrorScreen() {
  const t = useText()
  return (
    <StateScreen art="error" title={t(faultText.errorTitle)} line={t(faultText.errorLine)}>
      <a href={pathOf('home')} className={buttonStyle({ variant: 'secondary' })}>
        {t(faultText.toHome)}
      </a>
      <Button icon="refresh" onClick={() => location.reload()}>
        {t(faultText.reload)}
      </Button>
    </StateScreen>
  )
}
