import type { ReactNode } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { emit } from '../../../../platform/bus/events.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { centreText } from '../parts/messages.ts'

/** A value that cannot be changed, with a link to customer service. */
export function FinalValue({ line, children }: { line: string; children: ReactNode }) {
  const t = useText()
  return (
    <div className="flex flex-col items-center gap-3 py-4 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-success/10 text-success">
        <Icon name="lock" className="size-7" />
      </span>
      <div className="font-num text-20 font-bold">{children}</div>
      <p className="max-w-sm text-14 text-muted">{line}</p>
      <Button variant="secondary" icon="headset" onClick={() => emit('support_asked')}>
        {t(centreText.support)}
      </Button>
    </div>
  )
}
