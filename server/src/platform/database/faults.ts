import { DatabaseError } from 'pg'

/** The connection was lost, or none could be made or became free in time. */
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

const codeOf = (error: unknown): string =>
  error instanceof DatabaseError ? (error.code ?? '') : ''

export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505'

/** `lock_timeout` ran out. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03'

/** Refused because an earlier statement of the transaction failed. */
export const isAborted = (error: unknown): boolean => codeOf(error) === '25P02'

/** The server or the connection was lost: a transaction that was running may have been committed or not. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof ConnectionLost || /^(08|57P0)/.test(codeOf(error))
