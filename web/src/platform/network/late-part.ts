import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { pause } from '../api/pause.ts'
import { reconnectDelayMs } from '../live/back-off.ts'

const keepFetching = async <T>(load: () => Promise<T>, failures = 0): Promise<T> => {
  try {
    return await load()
  } catch {
    await pause(reconnectDelayMs(failures, Math.random()))
    return keepFetching(load, failures + 1)
  }
}

/**
 * A part of a page, fetched when it is needed and for as long as it takes: its place waits meanwhile. A
 * part that failed instead would take down all around it, and what was typed there.
 */
export const latePart = <Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: (await keepFetching(load))[name] }))
