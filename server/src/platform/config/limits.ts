import { number } from './read-value.ts'

/** How much of the site one address or one member may take; of each process. */
export interface Limits {
  /** Calls of one address in a minute, over all paths. */
  readonly callsPerAddress: number
  /** Calls of one member in a minute, over all paths and addresses. */
  readonly callsPerMember: number
  /** Open connections of the process. */
  readonly connections: number
  /** Open connections of one address that is no proxy. */
  readonly connectionsPerAddress: number
  /** Open sockets of one address, of each kind: live and chat. */
  readonly socketsPerAddress: number
  /** Open sockets that one member has logged in on, of each kind. */
  readonly socketsPerMember: number
  /** Failed logins of one address on unknown devices in 15 minutes, before it must solve pictures. */
  readonly loginFailuresPerAddress: number
  /** Failed logins on unknown devices in a day, before all of them must solve pictures. */
  readonly loginFailuresPerDay: number
  /** Failed sliders of one address in 15 minutes, before it must solve pictures. */
  readonly sliderFailuresPerAddress: number
  /** Codes in a day that one address has sent to phones and emails that it names. */
  readonly codeSendsPerAddress: number
}

/** A limit raised or lowered by `RATE_FACTOR`; never less than one. */
export const scaled = (limit: number, factor: number): number =>
  Math.max(1, Math.round(limit * factor))

export const readLimits = (env: NodeJS.ProcessEnv, factor: number): Limits => {
  const read = (name: string, fallback: number, most: number): number =>
    Math.trunc(number(name, env[name], fallback, 1, most))
  return {
    callsPerAddress: scaled(read('CALLS_PER_ADDRESS', 3_000, 1_000_000), factor),
    callsPerMember: scaled(read('CALLS_PER_MEMBER', 1_200, 1_000_000), factor),
    connections: read('MAX_CONNECTIONS', 20_000, 1_000_000),
    connectionsPerAddress: scaled(read('CONNECTIONS_PER_ADDRESS', 256, 1_000_000), factor),
    socketsPerAddress: scaled(read('SOCKETS_PER_ADDRESS', 20, 100_000), factor),
    loginFailuresPerAddress: scaled(read('LOGIN_FAILURES_PER_ADDRESS', 20, 100_000), factor),
    loginFailuresPerDay: scaled(read('LOGIN_FAILURES_PER_DAY', 300, 1_000_000), factor),
    sliderFailuresPerAddress: scaled(read('SLIDER_FAILURES_PER_ADDRESS', 6, 100_000), factor),
    codeSendsPerAddress: scaled(read('CODE_SENDS_PER_ADDRESS', 100, 100_000), factor),
    socketsPerMember: read('SOCKETS_PER_MEMBER', 10, 1_000),
  }
}
