import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { emit } from '../../platform/bus/events.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { authText } from './messages.ts'

interface PreparingPanelProps {
  heading: string
  line: string
  help: string
  onBack: () => void
}

/** Stands where a mode is still being built, and offers what works today. */
export function PreparingPanel({ heading, line, help, onBack }: PreparingPanelProps) {
  const t = useText()
  return (
    <div className="flex flex-1 flex-col">
      <h3 className="text-28 font-semibold">{heading}</h3>
      <div className="my-auto flex flex-col items-center gap-4 py-10 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-brand-text/10 text-brand-text">
          <Icon name="shield" className="size-8" />
        </span>
        <p className="text-16 font-medium">{line}</p>
        <p className="max-w-[20rem] text-13 text-muted">{help}</p>
      </div>
      <div className="flex flex-col gap-3">
        <Button size="lg" block icon="headset" onClick={() => emit('support_asked')}>
          {t(authText.support)}
        </Button>
        <Button variant="ghost" size="lg" block onClick={onBack}>
          {t(authText.goLogin)}
        </Button>
      </div>
    </div>
  )
}
