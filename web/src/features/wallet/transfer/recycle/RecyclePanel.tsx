import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Badge, type BadgeTone } from '@xinghe/ui/Badge.tsx'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { ProgressBar } from '@xinghe/ui/Progress.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { VenueWallet } from '../../venues/use-venues.ts'
import { recycleText as words } from './messages.ts'
import type { RecycleAnswer, Recycling } from './use-recycle.ts'

type VenueState = RecycleAnswer['venues'][number]['state']

const states: Record<VenueState, { tone: BadgeTone; text: string }> = {
  done: { tone: 'success', text: words.stateDone },
  pending: { tone: 'warning', text: words.statePending },
  failed: { tone: 'danger', text: words.stateFailed },
}

interface RecyclePanelProps {
  recycling: Recycling
  venues: readonly Pick<VenueWallet, 'channelCode' | 'title'>[]
  amountsShown: boolean
}

function Note({
  icon,
  tone,
  title,
  line,
  children,
}: {
  icon: 'warning' | 'error'
  tone: string
  title: string
  line?: string
  children?: ReactNode
}) {
  return (
    <div role="alert" className="flex items-start gap-2.5 text-14">
      <Icon name={icon} className={`mt-0.5 size-5 ${tone}`} />
      <div>
        <p className="font-medium">{title}</p>
        {line !== undefined && <p className="mt-0.5 text-13 text-muted">{line}</p>}
        {children}
      </div>
    </div>
  )
}

function Answered({
  answer,
  venues,
  amountsShown,
  onClose,
}: { answer: RecycleAnswer; onClose: () => void } & Omit<RecyclePanelProps, 'recycling'>) {
  const t = useText()
  const whole = answer.venues.every(({ state }) => state === 'done')
  const title = !whole
    ? t(words.partly)
    : answer.venues.length === 0
      ? t(words.nothing)
      : t(words.done, { amount: amountsShown ? fenToCny(answer.recycled) : '****' })
  const nameOf = (code: string): string =>
    venues.find(({ channelCode }) => channelCode === code)?.title ?? code
  return (
    <div role="status">
      <p className="flex items-center gap-2 text-14 font-medium">
        <Icon
          name={whole ? 'success' : 'clock'}
          className={`size-5 ${whole ? 'text-success' : 'text-warn'}`}
        />
        <span className="flex-1">{title}</span>
        <IconButton icon="close" size="xs" label={t(words.close)} onClick={onClose} />
      </p>
      {!whole && <p className="mt-0.5 pl-7 text-13 text-muted">{t(words.partlyLine)}</p>}
      {answer.venues.length > 0 && (
        <ul className="mt-2 divide-y divide-line pl-7">
          {answer.venues.map(({ channelCode, amount, state }) => (
            <li key={channelCode} className="flex items-center gap-3 py-2 text-14">
              <span className="flex-1 truncate">{nameOf(channelCode)}</span>
              {amount > 0n && (
                <Money
                  text={fenToCny(amount)}
                  hidden={!amountsShown}
                  hiddenLabel={t(words.hidden)}
                />
              )}
              <Badge tone={states[state].tone}>{t(states[state].text)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Progress and result of bringing all balances back, by venue. */
export function RecyclePanel({ recycling, venues, amountsShown }: RecyclePanelProps) {
  const t = useText()
  const { busy, answer, fault, unanswered } = recycling
  if (!busy && answer === null && fault === '' && !unanswered) return null
  return (
    <div className="rounded-md border border-line bg-ink/2 p-4">
      {busy ? (
        <div role="status">
          <p className="text-14 font-medium">{t(words.running)}</p>
          <p className="mt-0.5 mb-3 text-13 text-muted">{t(words.runningLine)}</p>
          <ProgressBar value={undefined} label={t(words.running)} />
        </div>
      ) : answer !== null ? (
        <Answered
          answer={answer}
          venues={venues}
          amountsShown={amountsShown}
          onClose={recycling.clear}
        />
      ) : unanswered ? (
        <Note
          icon="warning"
          tone="text-warn"
          title={t(words.unknown)}
          line={fault || t(words.unknownLine)}
        >
          <Button variant="link" size="sm" onClick={recycling.giveUp}>
            {t(words.unknownDrop)}
          </Button>
        </Note>
      ) : (
        <Note icon="error" tone="text-danger" title={fault} />
      )}
    </div>
  )
}
