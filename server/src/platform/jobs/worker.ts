import { Logger, run, type Runner, type TaskList } from 'graphile-worker'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Sql } from '../database/connect.ts'
import { openLibraryPool } from '../database/library-pool.ts'

/** A job that runs on a schedule; `cron` is a crontab time in UTC. */
export interface ScheduledJob {
  readonly name: string
  readonly cron: string
  run(): Promise<void>
}

interface JobPlatform {
  readonly sql: Pick<Sql, 'liveness'>
  readonly config: Pick<Config, 'databaseUrl' | 'databaseWaitMs'>
}

/** The driver's errors have no class or code of their own: only the stack tells who asked. */
const isOfLibrary = (error: unknown): boolean =>
  error instanceof Error && (error.stack ?? '').includes('/graphile-worker/')

/**
 * The library does not wait while it records the end of a job, so nobody handles its failure: a connection
 * lost at that moment would end the process. The job stays locked, and its next run comes by the schedule.
 */
export const surviveLostConnections = (log: Pick<FastifyBaseLogger, 'warn'>): (() => void) => {
  const onRejection = (error: unknown): void => {
    if (!isOfLibrary(error)) throw error
    log.warn({ err: error }, 'the end of a job was not recorded')
  }
  process.on('unhandledRejection', onRejection)
  return () => void process.off('unhandledRejection', onRejection)
}

/** Jobs are stored in PostgreSQL: each run is taken by one process, and a failed run is retried. */
export const startJobs = async (
  { sql, config }: JobPlatform,
  jobs: readonly ScheduledJob[],
  log: FastifyBaseLogger,
): Promise<Pick<Runner, 'stop'>> => {
  const running = new Set<string>()
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async () => {
        running.add(job.name)
        await job.run().finally(() => running.delete(job.name))
        log.info({ job: job.name }, 'job done')
      },
    ]),
  )
  const restore = surviveLostConnections(log)
  const connections = openLibraryPool(config.databaseUrl, {
    name: 'jobs',
    max: 3,
    waitMs: config.databaseWaitMs,
    liveness: sql.liveness,
  })
  const runner = await run({
    pgPool: connections.pool,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5_000,
    taskList,
    crontab: jobs.map((job) => `${job.cron} ${job.name}`).join('\n'),
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn({ worker: message }, 'job trouble')
    }),
  })
  return {
    async stop() {
      // A stop that takes too long tells by this line what it has waited for.
      if (running.size > 0) log.warn({ jobs: [...running] }, 'stopping after the running jobs')
      try {
        await runner.stop()
      } finally {
        await connections.close()
        restore()
      }
    },
  }
}
