import { venueTransfer } from '@xinghe/contract/lobby-venues.ts'
import { keepInTab } from '../../../platform/api/request-keeper.ts'
import { useWrite, type Answered, type Write } from '../../../platform/api/use-write.ts'
import { refreshMoney } from '../venues/use-venues.ts'

export type Transferring = Write<typeof venueTransfer>
export type AnsweredTransfer = Answered<typeof venueTransfer>

const unansweredTransfer = keepInTab(venueTransfer)

/** Moves money between the centre and a venue, once per intention. */
export const useTransfer = (): Transferring =>
  useWrite(venueTransfer, { keeper: unansweredTransfer, refresh: refreshMoney })
