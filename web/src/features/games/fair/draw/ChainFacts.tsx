import { useText } from '../../../../platform/i18n/use-text.ts'
import type { ChainStart } from './draw-proof.ts'
import { chainText as words } from './messages.ts'

function Salt({ chain }: { chain: ChainStart }) {
  const t = useText()
  const { saltSource, saltNumber: number, saltPromised: promised, salt, saltUrl } = chain
  const isLocal = saltSource === 'local'
  return (
    <div>
      <dt className="text-muted">
        {t(words.salt)} ·{' '}
        {isLocal
          ? t(words.ofSeal, { number: number ?? 0, promised })
          : t(words.ofBeacon, { promised })}
      </dt>
      <dd className="font-num break-all">{salt}</dd>
      {isLocal && number !== promised && <dd className="text-warn">{t(words.late)}</dd>}
      {saltUrl !== null && (
        <dd>
          <a
            href={saltUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="text-brand-text underline-offset-4 hover:underline"
          >
            {t(words.onBeacon)}
          </a>
        </dd>
      )}
    </div>
  )
}

/** The published start and salt of a chain. */
export function ChainFacts({ chain }: { chain: ChainStart }) {
  const t = useText()
  return (
    <div className="space-y-2 text-13">
      <dl className="space-y-2">
        <div>
          <dt className="text-muted">
            {t(words.start)} · {t(words.place, { used: chain.used, length: chain.length })}
          </dt>
          <dd className="font-num break-all">{chain.start}</dd>
        </div>
        {chain.salt !== null && <Salt chain={chain} />}
      </dl>
      {chain.saltSource === 'local' && <p className="text-muted">{t(words.local)}</p>}
    </div>
  )
}
