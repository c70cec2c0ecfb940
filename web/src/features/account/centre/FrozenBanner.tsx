import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { emit } from '../../../platform/bus/events.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { Member } from '../../../platform/member/member.ts'
import { useStateReason } from '../../../platform/member/use-state-reason.ts'
import { centreText } from './parts/messages.ts'

/** Tells a frozen member why only reading works. */
export function FrozenBanner({ member }: { member: Member }) {
  const t = useText()
  const reason = useStateReason(member)
  return (
    <section
      role="alert"
      className="flex items-center gap-4 rounded-lg border border-danger/35 bg-danger/8 p-4 max-desk:flex-col max-desk:items-stretch"
    >
      <div className="flex flex-1 items-start gap-3">
        <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-danger" />
        <div className="text-14">
          <p className="font-medium text-ink">{t(centreText.frozenTitle)}</p>
          <p className="mt-0.5 text-13">
            {reason === '' ? t(centreText.frozenLine) : t(centreText.frozenReason, { reason })}
          </p>
        </div>
      </div>
      <Button variant="secondary" icon="headset" onClick={() => emit('support_asked')}>
        {t(centreText.support)}
      </Button>
    </section>
  )
}
