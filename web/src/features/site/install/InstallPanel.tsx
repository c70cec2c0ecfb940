import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { installText } from './messages.ts'
import { useInstall, type InstallState } from './use-install.ts'

const lines: Readonly<Record<Exclude<InstallState, 'ready'>, string>> = {
  app: installText.installApp,
  installed: installText.installDone,
  'by-hand': installText.installByHand,
  insecure: installText.installInsecure,
}

/** Installs the site where the browser can, and says whether it is installed. */
export function InstallPanel() {
  const t = useText()
  const { state, dismissed, install } = useInstall()
  const isDone = state === 'app' || state === 'installed'
  return (
    <div role="status" className="mt-6 min-h-12">
      {state === 'ready' ? (
        <Button variant="gold" size="lg" icon="download" onClick={() => void install()}>
          {t(installText.install)}
        </Button>
      ) : (
        <p className="flex items-center gap-2 text-14 text-art-ink/90">
          <Icon
            name={isDone ? 'success' : 'info'}
            className={isDone ? 'size-5 text-art-gold' : 'size-5'}
          />
          {t(dismissed && !isDone ? installText.installDismissed : lines[state])}
        </p>
      )}
    </div>
  )
}
