import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { isMissing } from '../../../../platform/api/is-missing.ts'
import { QueryError } from '../../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { threadText as words, typeNames } from '../words/messages.ts'
import { MessageBubble } from './MessageBubble.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { ReplyBox } from './ReplyBox.tsx'
import { StateBadge } from './StateBadge.tsx'
import { useThread, type Thread } from './use-feedback.ts'

interface ThreadPanelProps {
  id: string
  pathOfThread: (id: string) => string
  onOpen: (id: string) => void
  onRemoved: () => void
  /** Left of the heading: the way back on a phone. */
  back: ReactNode
}

function LinkedThread({ text, to }: { text: string; to: string }) {
  const t = useText()
  return (
    <p className="flex items-center gap-2 rounded-md bg-ink/4 px-3 py-2 text-13 text-muted">
      <Icon name="refresh" className="size-4" />
      {text}
      <Link to={to} className="ml-auto text-brand-text underline-offset-4 hover:underline">
        {t(words.openIt)}
      </Link>
    </p>
  )
}

function Heading({
  thread,
  back,
  onRemoved,
}: { thread: Thread } & Pick<ThreadPanelProps, 'back' | 'onRemoved'>) {
  const t = useText()
  const { id, kind, type, state, verdict, madeAt, closesAt } = thread
  return (
    <header className="flex items-start gap-3 border-b border-line px-6 py-4 max-desk:px-4">
      {back}
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-2 text-16 font-bold">
          {t(kind === 'appeal' ? words.appeal : typeNames[type])}
          <StateBadge state={state} />
          {verdict !== null && (
            <Badge tone={verdict === 'upheld' ? 'success' : 'neutral'}>{t(words[verdict])}</Badge>
          )}
        </h2>
        <p className="mt-1 text-12 text-muted">
          {t(words.startedAt, { time: siteMinute(madeAt) })}
          {closesAt !== null && ` · ${t(words.closesAt, { time: siteMinute(closesAt) })}`}
        </p>
      </div>
      <RemoveButton id={id} onRemoved={onRemoved} />
    </header>
  )
}

/** A thread: its messages, and the box for another. */
export function ThreadPanel({ id, pathOfThread, onOpen, onRemoved, back }: ThreadPanelProps) {
  const t = useText()
  const query = useThread(id)
  const thread = query.data
  if (thread === undefined && query.isError)
    return (
      <div className="p-6 max-desk:p-4">
        {back}
        {isMissing(query.error) ? (
          <EmptyState icon="message" title={t(words.gone)} text={t(words.goneLine)} />
        ) : (
          <QueryError title={t(words.fault)} query={query} />
        )}
      </div>
    )
  if (thread === undefined)
    return (
      <div role="status" aria-label={t(words.loading)} className="space-y-5 p-6 max-desk:p-4">
        <Skeleton className="h-10 w-1/2" />
        <Skeleton className="ml-auto h-16 w-3/5" />
        <Skeleton className="h-16 w-3/5" />
      </div>
    )
  const { kind, state, reply, follows, followedBy, messages } = thread
  return (
    <>
      <Heading thread={thread} back={back} onRemoved={onRemoved} />
      <div className="space-y-5 px-6 py-5 max-desk:px-4">
        {follows !== null && <LinkedThread text={t(words.followsOn)} to={pathOfThread(follows)} />}
        <ol className="space-y-5" aria-live="polite">
          {messages.map((message) => (
            <MessageBubble key={message.id} message={message} />
          ))}
        </ol>
        {followedBy !== null && (
          <LinkedThread text={t(words.followedBy)} to={pathOfThread(followedBy)} />
        )}
      </div>
      <div className="border-t border-line px-6 py-4 empty:hidden max-desk:px-4">
        {kind === 'appeal' && (
          <p className="text-13 text-muted">
            {t(state === 'waiting' ? words.appealWaiting : words.appealOver)}
          </p>
        )}
        {reply !== null && <ReplyBox key={id} thread={thread} onSent={onOpen} />}
      </div>
    </>
  )
}
