import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../platform/config/config.ts'
import type { StopStages } from './stop-stages.ts'

/** The part of a site that a stop needs. */
export interface StoppingSite {
  readonly platform: { readonly config: Pick<Config, 'drain'> }
  readonly server: { readonly log: Pick<FastifyBaseLogger, 'info' | 'error'> }
  readonly stages: Pick<StopStages, 'current'>
  drain(hurry: AbortSignal): Promise<void>
}

/** An init system, the launcher and npm may all pass one stop on; a later signal is another one. */
const repeatedAfterMs = 2_000
/** Added to the times of the drain; then the process ends, whatever it waits for. */
const defaultGraceMs = 10_000

/**
 * SIGTERM drains the site. Ctrl-C and the end of the launcher skip the waiting, and so does Ctrl-C during a
 * drain; running calls are answered in any case. A second SIGTERM ends the process at once, and so does the
 * deadline; the log names the stage that did not end.
 */
export const stopOnSignal = (site: StoppingSite, graceMs = defaultGraceMs): void => {
  const { noticeMs, socketsMs } = site.platform.config.drain
  const { log } = site.server
  const hurry = new AbortController()
  let beganAt: number | null = null
  let deadline: NodeJS.Timeout | undefined

  const end = (why: string): void => {
    log.error({ why, stage: site.stages.current() }, 'ended before everything was finished')
    process.exit(1)
  }
  /** The timer keeps the process alive: without it a stage that waits for nothing would end it with code 0. */
  const endAfter = (ms: number): void => {
    clearTimeout(deadline)
    deadline = setTimeout(end, ms, 'time is over')
  }
  const begin = (why: string): void => {
    if (beganAt !== null) return
    beganAt = performance.now()
    log.info({ why }, 'stopping')
    endAfter(noticeMs + socketsMs + graceMs)
    site.drain(hurry.signal).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error, stage: site.stages.current() }, 'the stop failed')
        process.exit(1)
      },
    )
  }
  const beginInHurry = (why: string): void => {
    if (hurry.signal.aborted) return
    hurry.abort()
    begin(why)
    endAfter(graceMs)
  }
  process.on('SIGTERM', () => {
    if (beganAt !== null && performance.now() - beganAt > repeatedAfterMs) end('second SIGTERM')
    begin('SIGTERM')
  })
  process.on('SIGINT', () => beginInHurry('SIGINT'))
  // The launcher holds this IPC channel open; when it dies, even by kill -9, the site stops too.
  process.on('disconnect', () => beginInHurry('launcher gone'))
}
