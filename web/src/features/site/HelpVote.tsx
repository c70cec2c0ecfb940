import { useState } from 'react'
import { helpVote } from '@xinghe/contract/site-support.ts'
import type { HelpSlug } from '@xinghe/rules/site/help-slugs.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { useWrite } from '../../platform/api/use-write.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { FeedbackLink } from './FeedbackLink.tsx'
import { helpText } from './help-messages.ts'
import { readVote, writeVote, type Vote } from './help-votes.ts'

/** 有帮助吗 at the foot of a help page. The first vote stays, here and at the server. */
export function HelpVote({ page }: { page: HelpSlug }) {
  const t = useText()
  const [voted, setVoted] = useState<Vote | null>(() => readVote(page))
  const write = useWrite(helpVote)

  const vote = async (helpful: Vote): Promise<void> => {
    const outcome = await write.send({ page, helpful })
    if (outcome?.kind !== 'answered') return
    writeVote(page, outcome.answer.helpful)
    setVoted(outcome.answer.helpful)
  }

  return (
    <section
      aria-label={t(helpText.voteQuestion)}
      className="mt-12 flex max-w-[46rem] flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-6 text-14"
    >
      {voted === null ? (
        <>
          <p className="font-medium">{t(helpText.voteQuestion)}</p>
          <div className="flex gap-3">
            <Button
              variant="secondary"
              size="sm"
              disabled={write.busy}
              onClick={() => void vote(1)}
            >
              {t(helpText.voteYes)}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              disabled={write.busy}
              onClick={() => void vote(0)}
            >
              {t(helpText.voteNo)}
            </Button>
          </div>
        </>
      ) : (
        <p role="status">{t(voted === 1 ? helpText.voteThanks : helpText.voteSorry)}</p>
      )}
      {voted === 0 && (
        <FeedbackLink to="feedback" className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
          {t(helpText.toFeedback)}
        </FeedbackLink>
      )}
      {write.fault !== '' && (
        <p role="alert" className="w-full text-13 text-danger">
          {write.fault}
        </p>
      )}
    </section>
  )
}
