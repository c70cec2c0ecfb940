import { limitKinds, type LimitKind } from '@xinghe/rules/account/limits.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { LimitDialog } from './LimitDialog.tsx'
import { LimitTile } from './LimitTile.tsx'
import { protectionText as words } from './messages.ts'
import type { ShownLimit } from './use-protection.ts'

const looks: Record<LimitKind, { icon: IconName; line: string }> = {
  deposit: { icon: 'deposit', line: words.depositLine },
  loss: { icon: 'wallet', line: words.lossLine },
  wager: { icon: 'sport', line: words.wagerLine },
}

interface Chosen extends Pick<ShownLimit, 'kind' | 'period'> {
  /** Counts the openings: each begins with an empty field. */
  readonly opening: number
}

/** Three kinds of limits over three periods. */
export function LimitsCard({ limits }: { limits: readonly ShownLimit[] }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  // Looked up again, so that the dialog shows the latest answer.
  const limit = limits.find((one) => one.kind === chosen?.kind && one.period === chosen.period)
  return (
    <TitledCard title={t(words.limits)} line={t(words.limitsLine)}>
      <div className="divide-y divide-line">
        {limitKinds.map((kind) => (
          <div key={kind} className="py-5 first:pt-1 last:pb-0">
            <div className="mb-3 flex items-start gap-3">
              <span className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-text/8 text-brand-text">
                <Icon name={looks[kind].icon} className="size-[1.125rem]" />
              </span>
              <div>
                <h3 className="text-14 font-medium">{t(words[kind])}</h3>
                <p className="mt-0.5 text-13 text-muted">{t(looks[kind].line)}</p>
              </div>
            </div>
            <div className="grid grid-cols-3 items-start gap-3 max-desk:grid-cols-1">
              {limits
                .filter((one) => one.kind === kind)
                .map((one) => (
                  <LimitTile
                    key={one.period}
                    limit={one}
                    onSet={() => {
                      const opening = (chosen?.opening ?? 0) + 1
                      setChosen({ kind: one.kind, period: one.period, opening })
                      setOpen(true)
                    }}
                  />
                ))}
            </div>
          </div>
        ))}
      </div>
      {limit && (
        <LimitDialog
          key={chosen?.opening}
          limit={limit}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </TitledCard>
  )
}
