import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Instant } from '@xinghe/rules/base/instant.ts'

/** Metrics for Prometheus at `/metrics`. Labels are paths and names of the contract, never personal data. */
export interface Metrics {
  readonly registry: Registry
  /** How long a call of this path took. */
  noteCall(path: string, seconds: number): void
  readonly refusals: Counter<'refusal'>
  readonly sockets: Gauge
  readonly eventsDelivered: Counter<'consumer'>
  readonly ledgerChecks: Counter<'what'>
  readonly playCounted: Counter
  readonly playCountedUntil: Gauge
}

/**
 * Calls are observed in batches, when there are many or when the metrics are read: one by one, with cold
 * processor caches, the histogram takes ten times as long.
 */
const notedTogether = 256

const callTimes = (registry: Registry): Metrics['noteCall'] => {
  let waiting: { readonly path: string; readonly seconds: number }[] = []
  const note = (): void => {
    const noted = waiting
    waiting = []
    for (const { path, seconds } of noted) histogram.observe({ path }, seconds)
  }
  const histogram = new Histogram({
    name: 'xinghe_call_seconds',
    help: 'Time from the first byte of a call to its answer.',
    labelNames: ['path'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
    collect: note,
  })
  return (path, seconds) => {
    waiting.push({ path, seconds })
    if (waiting.length >= notedTogether) note()
  }
}

export const makeMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    noteCall: callTimes(registry),
    refusals: new Counter({
      name: 'xinghe_refusals_total',
      help: 'Calls that were refused, by the name of the refusal.',
      labelNames: ['refusal'],
      registers: [registry],
    }),
    sockets: new Gauge({
      name: 'xinghe_live_sockets',
      help: 'Open live sockets.',
      registers: [registry],
    }),
    eventsDelivered: new Counter({
      name: 'xinghe_events_delivered_total',
      help: 'Outbox events handled.',
      labelNames: ['consumer'],
      registers: [registry],
    }),
    ledgerChecks: new Counter({
      name: 'xinghe_ledger_checks_total',
      help: 'Ledger rows sealed, and faults found in their balances; any fault is an alarm.',
      labelNames: ['what'],
      registers: [registry],
    }),
    playCounted: new Counter({
      name: 'xinghe_play_counted_total',
      help: 'Settled bets and rounds added to the play of their members.',
      registers: [registry],
    }),
    playCountedUntil: new Gauge({
      name: 'xinghe_play_counted_until_seconds',
      help: 'Up to when all settled play is counted, in seconds since 1970.',
      registers: [registry],
    }),
  }
}

/** Read when the metrics are read, since a feed that stops sends no event. */
export const watchFeed = ({ registry }: Metrics, toldUntil: () => Instant | null): void =>
  registry.registerMetric(
    new Gauge({
      name: 'xinghe_feed_told_until_seconds',
      help: 'Up to when the feed has told all, in seconds since 1970; 0 while it is silent.',
      registers: [],
      collect() {
        this.set((toldUntil() ?? 0) / 1_000)
      },
    }),
  )
