import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useNavigatorBridge } from '../platform/navigation/use-navigator-bridge.ts'
import { latePart } from '../platform/network/late-part.ts'
import { useSession } from '../platform/session/session.ts'
import { useMaintenance } from '../platform/site/pre-info.ts'
import { useSiteLive } from '../platform/live/use-site-live.ts'
import { AuthHost } from './dialogs/AuthHost.tsx'
import { DialogHost } from './dialogs/DialogHost.tsx'
import { LaunchHost } from './launch/LaunchHost.tsx'
import { leave } from './dialogs/leave.ts'
import { useOpenNotice } from './notices/notice-board.ts'
import { OfflineBanner } from './states/OfflineBanner.tsx'
import { Shell } from './shell/Shell.tsx'
import { SupportHost } from './dialogs/SupportHost.tsx'
import { ToastHost } from './dialogs/ToastHost.tsx'
import { useArrival } from './arrival/use-arrival.ts'

const MaintenanceScreen = latePart(
  () => import('./states/MaintenanceScreen.tsx'),
  'MaintenanceScreen',
)
const ChatDialog = latePart(() => import('./chat/ChatDialog.tsx'), 'ChatDialog')
const NoticeDialog = latePart(() => import('./notices/NoticeDialog.tsx'), 'NoticeDialog')

const MemberHosts = latePart(() => import('./member-centre/MemberHosts.tsx'), 'MemberHosts')

function OpenSite() {
  useArrival()
  const rid = new URLSearchParams(useLocation().search).get('chat')
  const notice = useOpenNotice()
  const loggedIn = useSession().token !== ''
  return (
    <>
      <Shell />
      <AuthHost />
      <LaunchHost />
      {loggedIn && (
        <Suspense fallback={null}>
          <MemberHosts onLeave={leave} />
        </Suspense>
      )}
      {rid !== null && (
        <Suspense fallback={null}>
          <ChatDialog rid={rid} />
        </Suspense>
      )}
      {notice !== null && (
        <Suspense fallback={null}>
          <NoticeDialog id={notice} />
        </Suspense>
      )}
    </>
  )
}

/** The site, or the maintenance page in its place; dialogs and toasts belong to both. */
export function App() {
  const maintenance = useMaintenance()
  useNavigatorBridge()
  useSiteLive()
  return (
    <>
      <OfflineBanner />
      {maintenance === null ? (
        <OpenSite />
      ) : (
        <Suspense fallback={null}>
          <MaintenanceScreen maintenance={maintenance} />
        </Suspense>
      )}
      <SupportHost />
      <DialogHost />
      <ToastHost />
    </>
  )
}
