import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { forgetDevice, type memberSessions } from '@xinghe/contract/account-profile.ts'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { devicesPerMember } from '@xinghe/rules/account/session-age.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { CentreRow } from '../parts/CentreRow.tsx'
import { deviceText } from './messages.ts'
import { useEnding } from './use-ending.ts'

type Device = OutputOf<typeof memberSessions>['devices'][number]

export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const t = useText()
  const { ending, ask } = useEnding(forgetDevice)
  const forget = ({ id, browser }: Device) =>
    ask({
      input: { id },
      id,
      question: t(deviceText.forgetQuestion, { browser }),
      done: t(deviceText.forgotten),
    })
  return (
    <TitledCard
      title={t(deviceText.devices)}
      line={t(deviceText.devicesLine, { count: devicesPerMember })}
    >
      {devices.length === 0 ? (
        <EmptyState
          icon="shield"
          title={t(deviceText.noDevices)}
          text={t(deviceText.noDevicesLine)}
          className="py-6"
        />
      ) : (
        <ul className="divide-y divide-line">
          {devices.map((device) => (
            <CentreRow
              key={device.id}
              icon="shield"
              title={device.browser}
              done={device.trusted}
              mark={
                <>
                  {device.current && <Badge tone="success">{t(deviceText.here)}</Badge>}
                  {device.trusted && <Badge tone="brand">{t(deviceText.trusted)}</Badge>}
                </>
              }
              action={
                <Button
                  variant="secondary"
                  size="sm"
                  loading={ending === device.id}
                  onClick={() => forget(device)}
                >
                  {t(deviceText.forget)}
                </Button>
              }
            >
              <p className="font-num">
                {t(deviceText.used, {
                  first: siteMinute(device.firstSeenAt),
                  last: siteMinute(device.lastSeenAt),
                })}
              </p>
            </CentreRow>
          ))}
        </ul>
      )}
    </TitledCard>
  )
}
