import { Avatar } from '@xinghe/ui/Avatar.tsx'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { dayPartOf } from '../../features/lobby/greeting/day-part.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import type { Member } from '../../platform/session/member.ts'
import { serverNow } from '../../platform/site/pre-info.ts'
import { shellText } from '../messages.ts'
import { mineText } from './messages.ts'
import { siteDayText } from '../site-time.ts'

export function ProfileCard({ member }: { member: Member }) {
  const t = useText()
  const facts = [
    { name: mineText.username, value: member.name },
    { name: mineText.userId, value: member.userId },
    { name: mineText.joined, value: siteDayText(member.registeredAt) },
  ]
  return (
    <section
      aria-labelledby="mine-profile"
      className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4"
    >
      <div className="flex items-center gap-4">
        <Avatar name={member.name} src={member.avatar ?? undefined} className="size-16" />
        <div className="min-w-0">
          <h1 id="mine-profile" className="truncate text-20 font-bold">
            {t(mineText.greeting, { part: t(mineText[dayPartOf(serverNow())]), name: member.name })}
          </h1>
          <p className="mt-1.5 flex gap-2">
            <Badge tone="gold">{t(shellText.vipGrade, { grade: member.vipGrade })}</Badge>
            {member.state === 'frozen' && <Badge tone="danger">{t(mineText.frozen)}</Badge>}
          </p>
        </div>
      </div>
      <dl className="mt-5 grid grid-cols-3 gap-4 border-t border-line pt-4 max-desk:grid-cols-2">
        {facts.map((fact) => (
          <div key={fact.name} className="min-w-0">
            <dt className="text-12 text-muted">{t(fact.name)}</dt>
            <dd className="mt-0.5 truncate font-num text-16" title={fact.value}>
              {fact.value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
