import { Suspense, useId, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { latePart } from '../../../platform/network/late-part.ts'
import { useMember } from '../../../platform/member/member.ts'
import { AccountPanel } from './account/AccountPanel.tsx'
import { CentreContext } from './parts/centre-context.ts'
import {
  centreTabs,
  dialogFrom,
  tabFrom,
  type CentreDialog,
  type CentreTab,
} from './parts/centre-tabs.ts'
import { CentreDialogs } from './CentreDialogs.tsx'
import { CentreSkeleton } from './CentreSkeleton.tsx'
import { DevicesPanel } from './devices/DevicesPanel.tsx'
import { FrozenBanner } from './FrozenBanner.tsx'
import { HeadScore } from './security/HeadScore.tsx'
import { ManageLinks } from './ManageLinks.tsx'
import { centreText } from './parts/messages.ts'
import { PrivacyCard } from './privacy/PrivacyCard.tsx'
import { ProfilePanel } from './profile/ProfilePanel.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { SecurityPanel } from './security/SecurityPanel.tsx'

const ProtectionPanel = latePart(
  () => import('../protection/ProtectionPanel.tsx'),
  'ProtectionPanel',
)

interface UserinfoScreenProps {
  /** False while the member hides numbers by the eye beside the balance. */
  valuesShown: boolean
  /** What other features show on the first part. */
  wallet: ReactNode
  shortcuts: ReactNode
}

/** The member centre: one page, whose parts are named by `?tab=`. */
export function UserinfoScreen({ valuesShown, wallet, shortcuts }: UserinfoScreenProps) {
  const t = useText()
  const id = useId()
  const { data: member, ...query } = useMember()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<CentreDialog | null>(null)
  const tab = tabFrom(search)
  const asked = dialogFrom(search)

  if (member === undefined) {
    if (!query.isError) return <CentreSkeleton />
    return (
      <QueryError
        title={t(centreText.fault)}
        query={query}
        className="rounded-lg bg-surface shadow-1"
      />
    )
  }

  const turnTo = (next: CentreTab) => setSearch({ tab: next }, { replace: true })
  const close = () => {
    setOpened(null)
    if (asked !== null) turnTo(tab)
  }
  const finish = () => {
    const isAsked = opened === null || opened === asked?.dialog
    close()
    if (isAsked && asked?.back) void navigate(asked.back)
  }
  const panels: Record<CentreTab, ReactNode> = {
    security: (
      <>
        <SecurityPanel />
        <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
          {wallet}
          <ManageLinks />
        </div>
        {shortcuts}
      </>
    ),
    profile: (
      <>
        <ProfilePanel />
        <PrivacyCard />
      </>
    ),
    account: <AccountPanel />,
    devices: <DevicesPanel />,
    protection: (
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <ProtectionPanel />
      </Suspense>
    ),
  }
  return (
    <CentreContext value={{ member, valuesShown, open: setOpened, turnTo }}>
      <div className="space-y-4">
        {member.state === 'frozen' && <FrozenBanner member={member} />}
        <div className="rounded-lg bg-surface px-6 pt-6 shadow-1 max-desk:px-4 max-desk:pt-4">
          <div className="flex items-center justify-between gap-6">
            <ProfileHead />
            {tab !== 'security' && <HeadScore />}
          </div>
          <Tabs
            id={id}
            label={t(centreText.tabs)}
            value={tab}
            onValueChange={turnTo}
            tabs={centreTabs.map((key) => ({ key, label: t(centreText[key]) }))}
            className="mt-4 border-b-0! max-desk:justify-between max-desk:gap-2 max-desk:*:text-13"
          />
        </div>
        <TabPanel id={id} tabKey={tab} className="space-y-4">
          {panels[tab]}
        </TabPanel>
      </div>
      <CentreDialogs dialog={opened ?? asked?.dialog ?? null} onClose={close} onDone={finish} />
    </CentreContext>
  )
}
