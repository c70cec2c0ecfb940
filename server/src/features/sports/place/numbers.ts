import type { Sql } from '../../../platform/database/connect.ts'
import { idsOfBlock, nextBlock } from './store-batch.ts'

/** Bet numbers of this process, out of blocks that no other has. */
export interface Numbers {
  /** So many, lowest first. Those that are not used in the end are lost, which does no harm. */
  take(wanted: number): Promise<number[]>
}

export const openNumbers = (sql: Sql): Numbers => {
  const kept: number[] = []
  return {
    async take(wanted) {
      while (kept.length < wanted) {
        const first = await nextBlock(sql)
        kept.push(...Array.from({ length: idsOfBlock }, (_, at) => first + at))
      }
      return kept.splice(0, wanted)
    },
  }
}
