import { QueryClient, type Query } from '@tanstack/react-query'
import { session } from '../session/session.ts'

/** Retries, time-outs and offline handling are in the API client, so the cache adds none. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

const isMembers = (query: Query): boolean => query.meta?.['who'] === 'member'

/** Logout drops the member's cached answers and refetches public ones. */
const forgetMember = (): void => {
  for (const query of queryClient.getQueryCache().findAll()) {
    if (!isMembers(query)) continue
    void query.cancel({ silent: true })
    // Reset instead of removed: mounted screens must see it empty.
    query.reset()
  }
  void queryClient.resetQueries({ predicate: (query) => !isMembers(query) })
}

session.onChange((now, before) => {
  if (before.token === '') return
  if (now.token === '') forgetMember()
  // Another member at once, for instance in another tab: what is mounted is asked for again.
  else void queryClient.resetQueries()
})
