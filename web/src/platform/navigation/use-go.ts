import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { isRouteName, pathOf, type RouteName, type ParamsOf } from './route-paths.ts'
import { isOwnPath } from './wanted-page.ts'

type Search = Readonly<Record<string, string | number>>

export type GoOptions<Name extends RouteName> = {
  readonly search?: Search
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
        void navigate(withSearch(path, options?.search), { replace: options?.replace ?? false })
      },
      newTab: openTab,
      back: () => void (history.length > 1 ? navigate(-1) : navigate(pathOf('home'))),
      homeThenReload: () => location.assign(pathOf('home')),
    }),
    [navigate],
  )
}
