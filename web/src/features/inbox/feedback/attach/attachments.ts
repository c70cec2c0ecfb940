import type { Instant } from '@xinghe/rules/base/instant.ts'

/** A bet that was chosen, as far as the form shows it; amounts cannot be stored with a draft. */
export interface ChosenTicket {
  readonly ticketId: string
  readonly channelCode: string
  readonly title: string
  readonly what: string
  readonly settledAt: Instant | null
}

export interface ChosenOrder {
  readonly id: string
  /** One line, in the language of the moment it was chosen. */
  readonly label: string
}

export interface Attachments {
  /** Ids of uploaded pictures. */
  readonly pictures: readonly string[]
  readonly tickets: readonly ChosenTicket[]
  readonly order: ChosenOrder | null
}

export const noAttachments: Attachments = { pictures: [], tickets: [], order: null }
