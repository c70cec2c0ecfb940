import { DatabaseError } from 'pg'

/** The connection was lost, none could be made or became free in time, or the outcome of a commit is unknown. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** An error that PostgreSQL did not send comes from the connection; the driver gives it no code. */
export const asFault = (error: unknown): Error =>
  error instanceof DatabaseError || error instanceof ConnectionLost
    ? error
    : new ConnectionLost(error)

/** The driver gave up an attempt to connect; it has no code for that. */
export const isConnectTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout expired'

const codeOf = (error: unknown): string =>
  error instanceof DatabaseError ? (error.code ?? '') : ''

export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505'

/** `lock_timeout` ran out. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03'

/** Refused because an earlier statement of the transaction failed. */
export const isAborted = (error: unknown): boolean => codeOf(error) === '25P02'

/** The server takes no writes: it was the primary, and another one is now. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006'

/** The server or the connection was lost: a transaction that was running may have been committed or not. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof ConnectionLost || isReadOnly(error) || /^(08|57P0)/.test(codeOf(error))
