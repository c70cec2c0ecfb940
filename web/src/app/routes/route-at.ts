import { matchRoutes } from 'react-router'
import { routes, type RouteEntry } from './routes.ts'

const candidates = routes.map((entry) => ({ path: entry.path, handle: entry }))

export const notFoundRoute = routes.find((route) => route.name === 'notFound') as RouteEntry

/** The route of an address; an unknown address has the not-found page. */
export const routeAt = (pathname: string): RouteEntry =>
  matchRoutes(candidates, pathname)?.at(-1)?.route.handle ?? notFoundRoute
