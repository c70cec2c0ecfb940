import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What Prometheus reads at `/metrics`. Labels are paths and names of the contract, never personal. */
export interface Metrics {
  readonly registry: Registry
  readonly callSeconds: Histogram<'path'>
  readonly refusals: Counter<'refusal'>
  readonly sockets: Gauge
  readonly eventsDelivered: Counter<'consumer'>
  readonly ledgerChecks: Counter<'what'>
}

export const makeMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    callSeconds: new Histogram({
      name: 'xinghe_call_seconds',
      help: 'Time from the first byte of a call to its answer.',
      labelNames: ['path'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
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
  }
}
