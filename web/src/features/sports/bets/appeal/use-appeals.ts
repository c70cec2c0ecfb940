import { readAppeals, ticketsMost, type WireAppeal } from '@xinghe/contract/sports-appeal.ts'
import { useCall } from '../../../../platform/api/use-call.ts'
import { useLanguage } from '../../../../platform/i18n/language.ts'

export interface Appeals {
  /** Undefined while it is not known whether there is one. */
  readonly of: (ticketId: string) => WireAppeal | null | undefined
}

/** The appeals to these tickets; of a long list, to the newest. */
export const useAppeals = (tickets: readonly string[]): Appeals => {
  const ticketIds = tickets.slice(0, ticketsMost)
  const { data: appeals } = useCall(
    readAppeals,
    { ticketIds, language: useLanguage() },
    { staleTime: 0, enabled: ticketIds.length > 0 },
  )
  return {
    of: (ticketId) =>
      appeals === undefined || !ticketIds.includes(ticketId)
        ? undefined
        : (appeals.find((appeal) => appeal.ticketId === ticketId) ?? null),
  }
}
