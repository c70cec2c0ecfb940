import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { installNavigator } from './navigator.ts'
import { isRouteName, pathOf, type RouteName, type ParamsOf } from './route-paths.ts'
import { isOwnPath } from './wanted-page.ts'

type Search = Readonly<Record<string, string | number>>

export type GoOptions<Name extends RouteName> = {
  readonly search?: Search
  /** One-shot data for the next page; gone after a reload. */
  readonly data?: unknown
  readonly replace?: boolean
} & (ParamsOf<Name> extends Record<string, never>
  ? { readonly params?: undefined }
  : { readonly params: ParamsOf<Name> })

type GoArguments<Name extends RouteName> =
  ParamsOf<Name> extends Record<string, never>
    ? [options?: GoOptions<Name>]
    : [options: GoOptions<Name>]

export interface Go {
  readonly to: <Name extends RouteName>(name: Name, ...options: GoArguments<Name>) => void
  readonly newTab: (nameOrPath: string) => void
  readonly back: () => void
  readonly homeThenReload: () => void
}

const arrivals = new Map<string, unknown>()
let lastArrival = 0

const leaveForArrival = (data: unknown): { arrival: string } => {
  const arrival = String((lastArrival += 1))
  arrivals.set(arrival, data)
  return { arrival }
}

const withSearch = (path: string, search: Search | undefined): string => {
  const query = new URLSearchParams(
    Object.entries(search ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}

const openTab = (nameOrPath: string): void => {
  const path = isRouteName(nameOrPath) ? pathOf(nameOrPath as 'home') : nameOrPath
  const own = isOwnPath(path)
  // Our own pages keep their opener; outside pages get neither opener nor referrer.
  window.open(path, '_blank', own ? '' : 'noopener,noreferrer')
}

export const useGo = (): Go => {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      to: (name, ...[options]) => {
        const path = pathOf(name, ...([options?.params] as never))
        void navigate(withSearch(path, options?.search), {
          replace: options?.replace ?? false,
          ...(options?.data === undefined ? {} : { state: leaveForArrival(options.data) }),
        })
      },
      newTab: openTab,
      back: () => void (history.length > 1 ? navigate(-1) : navigate(pathOf('home'))),
      homeThenReload: () => location.assign(pathOf('home')),
    }),
    [navigate],
  )
}

/** The one-shot data of `to(…, { data })`; null without any. */
export const useArrivalData = (): unknown => {
  const state = useLocation().state as { arrival?: string } | null
  const key = state?.arrival ?? ''
  const [data] = useState(() => arrivals.get(key) ?? null)
  useEffect(() => void arrivals.delete(key), [key])
  return data
}

/** Rendered once inside the router, so that code without hooks can navigate too. */
export const useNavigatorBridge = (): void => {
  const navigate = useNavigate()
  useEffect(() => installNavigator((path) => void navigate(path)), [navigate])
}
