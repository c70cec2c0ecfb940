import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { endSession, type memberSessions } from '@xinghe/contract/account-profile.ts'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Button } from '@xinghe/ui/Button.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { CentreRow } from '../parts/CentreRow.tsx'
import { deviceText } from './messages.ts'
import { placeText } from '../parts/place-text.ts'
import { useEnding } from './use-ending.ts'

type Session = OutputOf<typeof memberSessions>['sessions'][number]

const allOthers = 'all-others'

export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const t = useText()
  const { ending, ask } = useEnding(endSession)
  const others = sessions.filter(({ current }) => !current)

  const endOne = ({ id, browser }: Session) =>
    ask({
      input: { id },
      id,
      question: t(deviceText.endQuestion, { browser }),
      done: t(deviceText.ended),
    })
  const endOthers = () =>
    ask({
      input: { others: 1 },
      id: allOthers,
      question: t(deviceText.endOthersQuestion, { count: others.length }),
      done: t(deviceText.othersEnded),
    })

  return (
    <TitledCard
      title={t(deviceText.sessions)}
      line={t(deviceText.sessionsLine)}
      action={
        others.length > 0 && (
          <Button
            variant="danger"
            size="sm"
            icon="logout"
            loading={ending === allOthers}
            onClick={endOthers}
          >
            {t(deviceText.endOthers)}
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <CentreRow
            key={session.id}
            icon="globe"
            title={session.browser}
            done={session.current}
            mark={session.current && <Badge tone="success">{t(deviceText.here)}</Badge>}
            action={
              !session.current && (
                <Button
                  variant="secondary"
                  size="sm"
                  loading={ending === session.id}
                  onClick={() => endOne(session)}
                >
                  {t(deviceText.end)}
                </Button>
              )
            }
          >
            <p className="font-num">{placeText(session, t)}</p>
            <p className="font-num">
              {t(deviceText.seen, {
                made: siteMinute(session.madeAt),
                seen: siteMinute(session.lastSeenAt),
              })}
            </p>
          </CentreRow>
        ))}
      </ul>
    </TitledCard>
  )
}
