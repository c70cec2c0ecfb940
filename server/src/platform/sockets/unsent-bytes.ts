/** With more unsent bytes a socket is slow: it gets no more news until it has caught up. */
export const slowBytes = 64 * 1024
/** With more it is closed, and its client reconnects. */
export const hopelessBytes = 1024 * 1024
