import type { Browser, Page } from '@playwright/test'

export interface Measured {
  /** CPU milliseconds of the page's main thread. */
  readonly mainMs: number
  readonly scriptMs: number
  /** Tasks of the main thread by their CPU milliseconds, the longest first. */
  readonly longest: readonly number[]
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Wall-clock and CPU time in microseconds. */
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const isLongWorthKeeping = 10_000

/** Tasks of all main threads, since the browser has only one page. */
const tasksOf = (trace: Buffer): readonly number[] => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
    .map(({ tdur, dur }) => tdur ?? dur ?? 0)
    .filter((micros) => micros >= isLongWorthKeeping)
    .map((micros) => micros / 1_000)
    .toSorted((one, other) => other - one)
}

/** Measures a page's main thread during an action, in CPU time. */
export const measureMain = async (
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<Measured> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async (): Promise<ReadonlyMap<string, number>> => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return new Map(metrics.map(({ name, value }) => [name, value * 1_000]))
  }
  await browser.startTracing(page, {
    categories: ['__metadata', 'disabled-by-default-devtools.timeline'],
  })
  const before = await read()
  await work()
  const after = await read()
  const longest = tasksOf(await browser.stopTracing())
  const passed = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0)
  await devtools.detach()
  return { mainMs: passed('TaskDuration'), scriptMs: passed('ScriptDuration'), longest }
}
