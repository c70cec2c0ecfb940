import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { fairText as words } from './messages.ts'
import { SeedLine } from './SeedLine.tsx'
import type { Fairness } from './use-fairness.ts'

/** Seeds that are public since their rotation, the newest first. */
export function RevealedSeeds({ revealed }: Pick<Fairness, 'revealed'>) {
  const t = useText()
  if (revealed.length === 0) return <p className="text-13 text-muted">{t(words.revealedNone)}</p>
  return (
    <ul className="divide-y divide-line">
      {revealed.map(({ serverSeed, commit, rounds, revealedAt }) => (
        <li key={commit} className="py-3 first:pt-0 last:pb-0">
          <dl className="space-y-2">
            <SeedLine label={t(words.serverSeed)} value={serverSeed} />
            <SeedLine label={t(words.commit)} value={commit} />
          </dl>
          <p className="mt-1.5 flex justify-between gap-3 font-num text-12 text-muted">
            <span>{t(words.rounds, { count: rounds })}</span>
            <span>{t(words.revealedAt, { at: siteMinute(revealedAt) })}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
