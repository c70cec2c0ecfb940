import { raiseGrades } from '../features/vip/grades/raise-grades.ts'
import { fillAwardLines } from '../ledger/awards/fill-award-lines.ts'
import type { CountingHook } from '../ledger/counted-play/counted-batch.ts'
import type { Platform } from '../platform/parts.ts'

/** What features do with every batch of counted play. */
export const countingHooks = ({
  sql,
  clock,
}: Pick<Platform, 'sql' | 'clock'>): readonly CountingHook[] => [
  {
    within: (tx, changed) =>
      raiseGrades(
        tx,
        changed.map(({ memberId }) => memberId),
        clock.now(),
      ),
  },
  { afterPass: () => fillAwardLines(sql) },
]
