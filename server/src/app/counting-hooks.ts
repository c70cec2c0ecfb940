import { raiseGrades } from '../features/vip/grades/raise-grades.ts'
import type { CountingHook } from '../ledger/counted-play/counted-batch.ts'
import type { Platform } from '../platform/parts.ts'

/** What features do with every batch of counted play. */
export const countingHooks = ({ clock }: Pick<Platform, 'clock'>): readonly CountingHook[] => [
  {
    within: (tx, changed) =>
      raiseGrades(
        tx,
        changed.map(({ memberId }) => memberId),
        clock.now(),
      ),
  },
]
