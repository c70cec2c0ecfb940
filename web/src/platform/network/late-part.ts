import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { pause } from '../transport/pause.ts'
import { reconnectDelayMs } from './back-off.ts'

const keepFetching = async <T>(load: () => Promise<T>, failures = 0): Promise<T> => {
  try {
    return await load()
  } catch {
    await pause(reconnectDelayMs(failures, Math.random()))
    return keepFetching(load, failures + 1)
  }
}

/**
 * A lazy part of a page that retries its load until it succeeds; its place stays empty meanwhile. A
 * failed part would take down the page around it, with its typed values.
 */
export const latePart = <Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: (await keepFetching(load))[name] }))
