import type { Site } from './make-site.ts'

/** An init system, the launcher and npm may all pass one stop on; a later signal is another one. */
const repeatedAfterMs = 2_000
/** Added to the times of the drain; then the process ends, whatever it waits for. */
const graceMs = 10_000

/**
 * SIGTERM drains the site. Ctrl-C and the end of the launcher skip the waiting, and so does Ctrl-C during a
 * drain; running calls are answered in any case. A second SIGTERM ends the process at once.
 */
export const stopOnSignal = (site: Site): void => {
  const { drain } = site.platform.config
  const { log } = site.server
  const hurry = new AbortController()
  let beganAt: number | null = null

  const end = (why: string): void => {
    log.warn({ why }, 'ended before everything was finished')
    process.exit(1)
  }
  const begin = (why: string): void => {
    if (beganAt !== null) return
    beganAt = performance.now()
    log.info({ why }, 'stopping')
    setTimeout(end, drain.noticeMs + drain.socketsMs + graceMs, 'time is over').unref()
    site.drain(hurry.signal).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  const beginInHurry = (why: string): void => {
    hurry.abort()
    begin(why)
  }
  process.on('SIGTERM', () => {
    if (beganAt !== null && performance.now() - beganAt > repeatedAfterMs) end('second SIGTERM')
    begin('SIGTERM')
  })
  process.on('SIGINT', () => beginInHurry('SIGINT'))
  // The launcher holds this IPC channel open; when it dies, even by kill -9, the site stops too.
  process.on('disconnect', () => beginInHurry('launcher gone'))
}
