/** With more unsent bytes a socket is slow: it gets no more news until it has caught up. */
export const slowBytes = 64 * 1024
/** With more it is closed, and its client reconnects. */
export const hopelessBytes = 1024 * 1024
/** Answers of calls may be larger than news; a reader with more of them unsent is closed too. */
export const hopelessAnswerBytes = 4 * 1024 * 1024
