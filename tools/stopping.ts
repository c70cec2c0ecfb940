/**
 * Aborts when Ctrl-C, a signal or the end of the parent process asks to
 * stop. Asking again changes nothing: a terminal and npm both pass Ctrl-C on.
 */
export function listenForStop(): AbortSignal {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => stop.abort(name))
  }
  if (process.channel !== undefined) {
    process.once('disconnect', () => stop.abort('disconnect'))
    process.channel.unref()
  }
  return stop.signal
}
