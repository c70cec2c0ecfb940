import { Button } from '@xinghe/ui/Button.tsx'
import { Countdown } from '@xinghe/ui/Countdown.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { Copy } from '../parts/Copy.tsx'
import { depositText as words } from './messages.ts'
import type { SignalCode } from './use-signal-code.ts'

/** Explains the payment remark, and issues one in advance. */
export function SignalCodePanel({ signal, refused }: { signal: SignalCode; refused: string }) {
  const t = useText()
  const { code } = signal
  return (
    <section className="mt-5 rounded-md border border-line bg-page/60 p-4">
      <h3 className="text-14 font-medium">{t(words.codeTitle)}</h3>
      <p className="mt-1 text-13 text-muted">{t(words.codeWhy)}</p>
      {code === null ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-13 text-muted">
          {t(words.codeLater)}
          <Button variant="link" size="sm" loading={signal.busy} onClick={() => void signal.get()}>
            {t(words.codeGet)}
          </Button>
        </p>
      ) : (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-num text-28 font-bold tracking-[0.12em] text-brand-text">
            {code.code}
          </span>
          <Copy text={code.code} label={t(words.codeCopy)} />
          <span className="text-13 text-muted">
            {t(words.codeLeft)}{' '}
            <Countdown
              until={code.expiresAt}
              now={serverNow}
              label={t(words.codeLeft)}
              onEnd={signal.drop}
              className="text-ink"
            />
          </span>
        </p>
      )}
      <Fault text={refused || signal.fault} className="mt-3" />
    </section>
  )
}
