/** A worker whose run was killed has nobody to tell; a server that a test left open would keep it alive. */
const leave = (): void => process.exit(1)

// Its files share one process.
if (process.listenerCount('disconnect') === 0) process.once('disconnect', leave)
