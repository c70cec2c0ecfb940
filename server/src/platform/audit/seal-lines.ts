import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { Sql } from '../database/connect.ts'
import { runEvery, type Repeating } from '../jobs/run-every.ts'
import { sealNext } from '../seals/seal.ts'
import type { Link, SealedTable } from '../seals/store.ts'
import { headText } from './head.ts'

const everyMs = 3_000
const linesPerLink = 5_000

export const sealedLines: SealedTable = {
  rows: 'audit_line',
  seals: 'audit_seal',
  rowText: 'audit_line_text',
  lock: 4_000_004,
}

interface Parts {
  readonly sql: Sql
  readonly clock: Clock
}

/** Seals all lines that can be sealed now; returns the last new seal. */
export const sealLines = async ({ sql, clock }: Parts): Promise<Link | null> => {
  let last: Link | null = null
  for (;;) {
    const link = await sealNext(sql, sealedLines, linesPerLink, clock.now())
    last = link ?? last
    if (link === null || link.rows < linesPerLink) return last
  }
}

/**
 * Runs in every process; the first one that gets the lock does the work. The log holds every seal, outside of
 * the database: a chain that was cut short or made anew no longer has it.
 */
export const startSealingLines = (
  parts: Parts,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): Repeating =>
  runEvery(everyMs, async () => {
    try {
      const link = await sealLines(parts)
      if (link !== null) log.info({ head: headText(link) }, 'audit lines sealed')
    } catch (error) {
      log.error({ err: error }, 'sealing audit lines failed')
    }
  })
