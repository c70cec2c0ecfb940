import { noticeList } from '@xinghe/contract/site.ts'
import { useEffect } from 'react'
import { queryClient } from '../api/query-client.ts'
import { subscribe } from './live-socket.ts'
import type { TopicUpdate } from './topics.ts'
import { setMaintenance } from '../site/maintenance.ts'

const hearSite = ({ data: { maintenance } }: TopicUpdate<'site'>): void => {
  if (maintenance !== undefined) setMaintenance(maintenance)
}

let shownNotices: number | null = null

/** The first version is only stored: the screen was loaded at about that time. */
const hearNotices = ({ data: { version } }: TopicUpdate<'notices'>): void => {
  if (version === undefined || version === shownNotices) return
  const first = shownNotices === null
  shownNotices = version
  if (!first) void queryClient.invalidateQueries({ queryKey: [noticeList.path] })
}

/** Keeps maintenance and notices current without a reload; mounted once by the shell. */
export const useSiteLive = (): void => {
  useEffect(() => {
    const leaveSite = subscribe('site', hearSite)
    const leaveNotices = subscribe('notices', hearNotices)
    return () => {
      leaveSite()
      leaveNotices()
    }
  }, [])
}
