import { Logger, run, type Runner, type TaskList } from 'graphile-worker'
import type { FastifyBaseLogger } from 'fastify'

/** A job that runs on a schedule; `cron` is a crontab time in UTC. */
export interface ScheduledJob {
  readonly name: string
  readonly cron: string
  run(): Promise<void>
}

/** Jobs are stored in PostgreSQL: each run is taken by one process, and a failed run is retried. */
export const startJobs = (
  databaseUrl: string,
  jobs: readonly ScheduledJob[],
  log: FastifyBaseLogger,
): Promise<Runner> => {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async () => {
        await job.run()
        log.info({ job: job.name }, 'job done')
      },
    ]),
  )
  return run({
    connectionString: databaseUrl,
    maxPoolSize: 3,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5_000,
    taskList,
    crontab: jobs.map((job) => `${job.cron} ${job.name}`).join('\n'),
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn({ worker: message }, 'job trouble')
    }),
  })
}
