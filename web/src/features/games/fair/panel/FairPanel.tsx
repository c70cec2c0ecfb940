import { Button } from '@xinghe/ui/Button.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../../platform/navigation/route-paths.ts'
import { useFaultText } from '../../../../platform/transport/text-of-fault.ts'
import { ClientSeedForm } from './ClientSeedForm.tsx'
import { fairText as words } from './messages.ts'
import { RevealedSeeds } from './RevealedSeeds.tsx'
import { RotateDialog } from './RotateDialog.tsx'
import { SeedLine } from './SeedLine.tsx'
import { useFairness, type Fairness } from './use-fairness.ts'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <h3 className="mb-3 text-14 font-medium">{title}</h3>
      {children}
    </section>
  )
}

function HowItWorks() {
  const t = useText()
  return (
    <ol className="list-decimal space-y-1.5 pl-5 text-13 text-muted marker:font-num">
      {[words.how1, words.how2, words.how3, words.how4].map((line) => (
        <li key={line}>{t(line)}</li>
      ))}
    </ol>
  )
}

function Seeds({ uid, fairness }: { uid: string; fairness: Fairness }) {
  const t = useText()
  const [rotating, setRotating] = useState(false)
  return (
    <>
      <Part title={t(words.current)}>
        <dl className="mb-4 space-y-3">
          <SeedLine label={t(words.commit)} value={fairness.commit} />
          <div className="flex items-baseline justify-between">
            <dt className="text-12 text-muted">{t(words.nonce)}</dt>
            <dd className="font-num text-16">{fairness.nonce}</dd>
          </div>
        </dl>
        <ClientSeedForm uid={uid} fairness={fairness} />
      </Part>
      <Part title={t(words.next)}>
        <dl>
          <SeedLine label={t(words.nextCommit)} value={fairness.nextCommit} />
        </dl>
        <div className="mt-3 flex items-center gap-3">
          <p className="min-w-0 flex-1 text-13 text-muted">{t(words.rotateLine)}</p>
          <Button variant="secondary" icon="refresh" onClick={() => setRotating(true)}>
            {t(words.rotate)}
          </Button>
        </div>
        <RotateDialog
          uid={uid}
          nextCommit={fairness.nextCommit}
          open={rotating}
          onClose={() => setRotating(false)}
        />
      </Part>
      <Part title={t(words.revealed)}>
        <RevealedSeeds revealed={fairness.revealed} />
        <Link
          to={`${pathOf('pgGame')}?fair=`}
          target="_blank"
          className="mt-3 inline-block text-13 text-brand-text hover:underline"
        >
          {t(words.verify)}
        </Link>
      </Part>
    </>
  )
}

/** Commitments, client seed, nonce and revealed seeds of the member, for the page of any solo game. */
export function FairPanel({ uid }: { uid: string }) {
  const t = useText()
  const faultText = useFaultText()
  const { data, isError, error, isFetching, refetch } = useFairness(uid)
  return (
    <div className="space-y-3">
      <Part title={t(words.how)}>
        <HowItWorks />
      </Part>
      {data === undefined && !isError && (
        <div role="status" aria-label={t(words.loading)} className="space-y-3">
          <Skeleton className="h-52" />
          <Skeleton className="h-32" />
        </div>
      )}
      {data === undefined && isError && (
        <ErrorState
          title={t(words.fault)}
          text={faultText(error)}
          retryLabel={t(words.retry)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data !== undefined && <Seeds uid={uid} fairness={data} />}
    </div>
  )
}
