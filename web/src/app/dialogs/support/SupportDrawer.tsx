import { Link } from 'react-router'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { FeedbackLink } from '../../../features/site/FeedbackLink.tsx'
import { HelpSearch } from '../../../features/site/search/HelpSearch.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useMaintenance, useSwitches } from '../../../platform/site/pre-info.ts'
import { supportText } from './messages.ts'
import { SafetyWarnings } from './SafetyWarnings.tsx'

const questions = [
  { text: supportText.lateDeposit, to: '/app/help/ck#arrival' },
  { text: supportText.withdrawal, to: '/app/help/qk#progress' },
  { text: supportText.turnover, to: '/app/help/qk#turnover' },
  { text: supportText.forgot, to: '/app/help/kh#forgot' },
  { text: supportText.noCode, to: '/app/help/qtwt#code' },
  { text: supportText.refusedBet, to: '/app/help/tywt#refused' },
]

function CommonQuestions({ onFollow }: { onFollow: () => void }) {
  const t = useText()
  const noDeposits = useSwitches().deposit === 0
  const shown = questions.filter(({ to }) => !(noDeposits && to.startsWith('/app/help/ck')))
  return (
    <section>
      <h3 className="text-14 font-semibold">{t(supportText.common)}</h3>
      <ul className="mt-2 divide-y divide-line">
        {shown.map(({ text, to }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onFollow}
              className="flex min-h-11 items-center justify-between gap-3 text-14 transition-colors hover:text-brand-text"
            >
              {t(text)}
              <Icon name="chevron-right" className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to="/app/help/kh"
        onClick={onFollow}
        className={`mt-2 ${buttonStyle({ variant: 'link', size: 'sm' })}`}
      >
        {t(supportText.allHelp)}
      </Link>
    </section>
  )
}

function ToFeedback({ onFollow }: { onFollow: () => void }) {
  const t = useText()
  return (
    <section className="mt-6 rounded-lg bg-page p-5 max-desk:p-4">
      <h3 className="text-14 font-semibold">{t(supportText.feedbackTitle)}</h3>
      <p className="mt-1 text-13 leading-relaxed text-muted">{t(supportText.feedbackLine)}</p>
      <div className="mt-4 flex gap-3">
        <FeedbackLink to="feedback" className={buttonStyle({ size: 'sm' })} onFollow={onFollow}>
          {t(supportText.toFeedback)}
        </FeedbackLink>
        <FeedbackLink
          to="feedbackList"
          className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          onFollow={onFollow}
        >
          {t(supportText.toThreads)}
        </FeedbackLink>
      </div>
    </section>
  )
}

/** Customer service of a site without an outside provider: the answers of the help pages, and feedback. */
export function SupportDrawer({ onClose }: { onClose: () => void }) {
  const t = useText()
  const closed = useMaintenance() !== null
  return (
    <Dialog
      open
      size="side"
      closeOnBackdrop
      title={t(supportText.title)}
      closeLabel={t(supportText.close)}
      onClose={onClose}
    >
      {closed ? (
        <EmptyState
          icon="clock"
          title={t(supportText.maintenance)}
          text={t(supportText.maintenanceLine)}
        />
      ) : (
        <>
          <HelpSearch onFollow={onClose}>
            <CommonQuestions onFollow={onClose} />
          </HelpSearch>
          <ToFeedback onFollow={onClose} />
        </>
      )}
      <section className="mt-6 border-t border-line pt-5">
        <h3 className="mb-3 text-14 font-semibold">{t(supportText.safetyTitle)}</h3>
        <SafetyWarnings />
      </section>
    </Dialog>
  )
}
