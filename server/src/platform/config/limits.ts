import { number } from './read-value.ts'

/** How much of the site one address or one member may take; of each process. */
export interface Limits {
  /** Open sockets of one address, of each kind: live and chat. */
  readonly socketsPerAddress: number
  /** Open sockets that one member has logged in on, of each kind. */
  readonly socketsPerMember: number
}

/** A limit raised or lowered by `RATE_FACTOR`; never less than one. */
export const scaled = (limit: number, factor: number): number =>
  Math.max(1, Math.round(limit * factor))

export const readLimits = (env: NodeJS.ProcessEnv, factor: number): Limits => {
  const read = (name: string, fallback: number, most: number): number =>
    Math.trunc(number(name, env[name], fallback, 1, most))
  return {
    socketsPerAddress: scaled(read('SOCKETS_PER_ADDRESS', 20, 100_000), factor),
    socketsPerMember: read('SOCKETS_PER_MEMBER', 10, 1_000),
  }
}
