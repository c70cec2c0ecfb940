import { feedbackTypes, type FeedbackType } from '@xinghe/rules/inbox/feedback.ts'
import { tab } from '../../../../platform/session/tab.ts'
import { noAttachments, type Attachments, type ChosenTicket } from '../attach/attachments.ts'

export interface Draft extends Attachments {
  readonly type: FeedbackType | null
  readonly content: string
}

export const emptyDraft: Draft = { type: null, content: '', ...noAttachments }

const key = 'feedback draft'

const isTicket = (value: unknown): value is ChosenTicket =>
  typeof value === 'object' && value !== null && 'ticketId' in value && 'what' in value

const isText = (value: unknown): value is string => typeof value === 'string'

/** Stored in the tab, for its member: a reload keeps the form as it was. */
export const readDraft = (): Draft => {
  const stored = tab.read(key) as Partial<Record<keyof Draft, unknown>> | null
  if (typeof stored !== 'object' || stored === null) return emptyDraft
  const order = stored.order as Draft['order'] | undefined
  return {
    type: feedbackTypes.find((type) => type === stored.type) ?? null,
    content: isText(stored.content) ? stored.content : '',
    pictures: Array.isArray(stored.pictures) ? stored.pictures.filter(isText) : [],
    tickets: Array.isArray(stored.tickets) ? stored.tickets.filter(isTicket) : [],
    order: isText(order?.id) && isText(order.label) ? order : null,
  }
}

export const isEmptyDraft = ({ type, content, pictures, tickets, order }: Draft): boolean =>
  type === null && content === '' && pictures.length === 0 && tickets.length === 0 && order === null

export const writeDraft = (draft: Draft): void =>
  isEmptyDraft(draft) ? tab.drop(key) : tab.write(key, draft)
