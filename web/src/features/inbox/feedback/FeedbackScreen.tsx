import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { CountBadge } from '@xinghe/ui/CountBadge.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useUnread } from '../../../platform/member/member.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { useGo } from '../../../platform/navigation/use-go.ts'
import type { ChosenTicket } from './attach/attachments.ts'
import { AttachPanel } from './attach/AttachPanel.tsx'
import { MessageField } from './parts/MessageField.tsx'
import { StepsCard } from './form/StepsCard.tsx'
import { TypeChoice } from './form/TypeChoice.tsx'
import { useNewFeedback } from './form/use-new-feedback.ts'
import { formText as words, typeHints } from './words/messages.ts'

interface FeedbackScreenProps {
  /** How a settled bet is disputed, where its venue allows that. */
  appealOf: (ticket: ChosenTicket) => ReactNode
}

/** A new thread of feedback. */
export function FeedbackScreen({ appealOf }: FeedbackScreenProps) {
  const t = useText()
  const go = useGo()
  const formId = useId()
  const unread = useUnread().data?.fd_count ?? 0
  const form = useNewFeedback((id) => {
    showToast(t(words.sent), { tone: 'success' })
    go.to('feedbackList', { search: { id } })
  })
  const { draft, upload } = form
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_19rem] items-start gap-5 max-desk:grid-cols-1">
      <section className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
        <header className="mb-5 flex items-start justify-between gap-4">
          <div>
            <h1 className="text-20 font-bold">{t(words.title)}</h1>
            <p className="mt-1 text-13 text-pretty text-muted">{t(words.line)}</p>
          </div>
          <Link
            to={pathOf('feedbackList')}
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            {t(words.toList)}
            <CountBadge count={unread} label={t(words.unread, { count: unread })} />
          </Link>
        </header>
        <form
          id={formId}
          className="space-y-5"
          onSubmit={(event) => {
            event.preventDefault()
            void form.submit()
          }}
        >
          <div>
            <TypeChoice value={draft.type} onChange={(type) => form.change({ type })} />
            <Fault
              text={form.isChecked && draft.type === null ? t(words.typeMissing) : ''}
              className="mt-2"
            />
          </div>
          <MessageField
            label={t(words.content)}
            placeholder={t(words.placeholder)}
            value={draft.content}
            onChange={(content) => form.change({ content })}
            checked={form.isChecked}
            hint={draft.type === null ? undefined : t(typeHints[draft.type])}
            disabled={form.busy}
          />
        </form>
        {/* Outside the form: the dialogs behind its buttons have forms of their own. */}
        <fieldset className="mt-5">
          <legend className="mb-2 text-13">
            <span className="font-medium">{t(words.attachments)}</span>
            <span className="ml-2 text-muted">{t(words.attachmentsLine)}</span>
          </legend>
          <AttachPanel
            type={draft.type}
            attachments={draft}
            upload={upload}
            onChange={form.change}
            appealOf={appealOf}
          />
        </fieldset>
        <div className="mt-5 empty:hidden">
          <Fault text={form.fault} />
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-5">
          <Button
            type="submit"
            form={formId}
            size="lg"
            loading={form.busy}
            disabled={upload.sending > 0}
            className="min-w-44 max-desk:w-full"
          >
            {t(words.submit)}
          </Button>
          {!form.isEmpty && (
            <p className="flex flex-wrap items-center gap-3 text-13 text-muted">
              {t(words.draftKept)}
              <Button variant="link" size="sm" disabled={form.busy} onClick={form.clear}>
                {t(words.clearDraft)}
              </Button>
            </p>
          )}
        </div>
      </section>
      <StepsCard />
    </div>
  )
}
