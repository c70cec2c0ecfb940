import type { Sql } from './connect.ts'

/** Numbers of this process, known before anything is written: out of blocks that no other process has. */
export interface IdBlocks {
  /** So many, lowest first. Those that are not used in the end are lost, which does no harm. */
  take(wanted: number): Promise<number[]>
}

/** Each number of the sequence begins a block of so many. */
export const openIdBlocks = (sql: Sql, sequence: string, blockSize: number): IdBlocks => {
  const free: number[] = []
  let fetching: Promise<void> | null = null
  const fetchBlock = async (): Promise<void> => {
    const [row] = await sql<{ first: bigint }[]>`
      select nextval(${sequence}::text::regclass) as first`
    if (row === undefined) throw new Error('no block of numbers')
    for (let at = 0; at < blockSize; at += 1) free.push(Number(row.first) + at)
  }
  return {
    async take(wanted) {
      while (free.length < wanted) {
        // One block at a time: the answers of two could come in the wrong order.
        fetching ??= fetchBlock().finally(() => {
          fetching = null
        })
        await fetching
      }
      return free.splice(0, wanted)
    },
  }
}
