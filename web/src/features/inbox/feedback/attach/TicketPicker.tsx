import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { memberBets, type AttachedTicket } from '@xinghe/contract/inbox-feedback.ts'
import { attachableDays, feedbackTicketsMost } from '@xinghe/rules/inbox/feedback.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Checkbox } from '@xinghe/ui/Checkbox.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { callQuery } from '../../../../platform/api/use-call.ts'
import { QueryError } from '../../../../platform/feedback/QueryError.tsx'
import { useLanguage } from '../../../../platform/i18n/language.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { ListPages } from '../../../../platform/paging/ListPages.tsx'
import { attachText as words } from '../words/messages.ts'
import type { ChosenTicket } from './attachments.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { TicketLine } from './TicketLine.tsx'

const pageSize = 6

interface TicketPickerProps {
  open: boolean
  chosen: readonly ChosenTicket[]
  onChange: (tickets: readonly ChosenTicket[]) => void
  onClose: () => void
}

const chosenOf = ({
  ticketId,
  channelCode,
  title,
  what,
  settledAt,
}: AttachedTicket): ChosenTicket => ({ ticketId, channelCode, title, what, settledAt })

function TicketList({ chosen, onChange }: Pick<TicketPickerProps, 'chosen' | 'onChange'>) {
  const t = useText()
  const language = useLanguage()
  const [pageNum, setPage] = useState(1)
  const query = useQuery(
    {
      ...callQuery(memberBets, { pageNum, pageSize, language }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queryClient,
  )
  if (query.isError && query.data === undefined)
    return <QueryError title={t(words.ticketFault)} query={query} />
  if (query.data === undefined) return <ListSkeleton />
  const { total, list } = query.data
  if (total === 0)
    return <EmptyState icon="clock" title={t(words.ticketEmpty, { days: attachableDays })} />
  const isChosen = (id: string): boolean => chosen.some(({ ticketId }) => ticketId === id)
  const isFull = chosen.length >= feedbackTicketsMost
  return (
    <>
      <ul className="divide-y divide-line">
        {list.map((bet) => (
          <li key={bet.ticketId} className="py-2">
            <Checkbox
              className="flex w-full [&>span:last-child]:flex-1"
              checked={isChosen(bet.ticketId)}
              disabled={isFull && !isChosen(bet.ticketId)}
              onCheckedChange={(on) =>
                onChange(
                  on
                    ? [...chosen, chosenOf(bet)]
                    : chosen.filter(({ ticketId }) => ticketId !== bet.ticketId),
                )
              }
            >
              <TicketLine ticket={bet} />
            </Checkbox>
          </li>
        ))}
      </ul>
      {total > pageSize && (
        <ListPages
          className="mt-3"
          label={t(words.pages)}
          page={pageNum}
          pageSize={pageSize}
          total={total}
          onPage={setPage}
        />
      )}
    </>
  )
}

/** The bets of the last weeks, several of which can be chosen. */
export function TicketPicker({ open, chosen, onChange, onClose }: TicketPickerProps) {
  const t = useText()
  const most = feedbackTicketsMost
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(words.ticketTitle)}
      closeLabel={t(words.close)}
      size="lg"
      footer={
        <Button onClick={onClose} className="w-full">
          {t(words.ticketDone, { count: chosen.length, most })}
        </Button>
      }
    >
      <p className="mb-2 text-13 text-muted">
        {t(words.ticketLine, { days: attachableDays, most })}
      </p>
      <TicketList chosen={chosen} onChange={onChange} />
    </Dialog>
  )
}
