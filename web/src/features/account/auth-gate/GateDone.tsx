import { Link } from 'react-router'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { emit } from '../../../platform/bus/events.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { gateText } from './messages.ts'

export function GateDone() {
  const t = useText()
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-success/10 text-success">
        <Icon name="success" className="size-10" />
      </span>
      <h2 className="mt-5 text-20 font-bold">{t(gateText.doneTitle)}</h2>
      <p className="mt-1.5 max-w-md text-14 text-muted">{t(gateText.doneLine)}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button variant="secondary" icon="headset" onClick={() => emit('support_asked')}>
          {t(gateText.support)}
        </Button>
        <Link to={pathOf('userinfo')} className={buttonStyle({ variant: 'secondary' })}>
          {t(gateText.toCentre)}
        </Link>
        <Link to={pathOf('addBankCard')} className={buttonStyle({})}>
          {t(gateText.addCard)}
        </Link>
      </div>
    </div>
  )
}
