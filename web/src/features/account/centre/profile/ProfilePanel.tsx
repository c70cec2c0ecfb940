import { siteDay } from '@xinghe/rules/base/instant.ts'
import { Avatar } from '@xinghe/ui/Avatar.tsx'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Button } from '@xinghe/ui/Button.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useSwitches } from '../../../../platform/site/pre-info.ts'
import { useCentre } from '../parts/centre-context.ts'
import type { CentreDialog } from '../parts/centre-tabs.ts'
import { CentreRow } from '../parts/CentreRow.tsx'
import { MaskedValue } from '../masked/MaskedValue.tsx'
import { centreText } from '../parts/messages.ts'
import { GenderChoice } from './GenderChoice.tsx'
import { profileText } from './messages.ts'

/** Profile values: changeable, final, and read-only ones. */
export function ProfilePanel() {
  const t = useText()
  const { member, open } = useCentre()
  const noted = useSwitches().birthdayDescription === 1
  const act = (dialog: CentreDialog, done: boolean) => (
    <Button variant={done ? 'ghost' : 'secondary'} size="sm" onClick={() => open(dialog)}>
      {t(done ? centreText.view : centreText.set)}
    </Button>
  )
  const mark = (done: boolean) => (done ? undefined : <Badge>{t(centreText.notDone)}</Badge>)
  const named = member.bindRealName === 1
  return (
    <TitledCard title={t(centreText.profile)} line={t(profileText.line)}>
      <ul className="divide-y divide-line">
        <CentreRow
          icon="user"
          title={t(profileText.avatar)}
          action={
            <div className="flex items-center gap-3">
              <Avatar name={member.name} src={member.avatar ?? undefined} className="size-12" />
              <Button variant="secondary" size="sm" onClick={() => open('avatar')}>
                {t(centreText.change)}
              </Button>
            </div>
          }
        >
          {t(profileText.avatarLine)}
        </CentreRow>
        <CentreRow icon="users" title={t(profileText.gender)} action={<GenderChoice />}>
          <span className="max-desk:hidden">{t(profileText.genderLine)}</span>
        </CentreRow>
        <CentreRow
          icon="calendar"
          title={t(profileText.birthday)}
          done={member.birthday !== null}
          mark={mark(member.birthday !== null)}
          action={act('birthday', member.birthday !== null)}
        >
          {member.birthday === null ? (
            t(profileText.birthdayLine)
          ) : (
            <span className="font-num text-14">{member.birthday}</span>
          )}
          {noted && <span className="block text-gold-text">{t(profileText.birthdayNote)}</span>}
        </CentreRow>
        <CentreRow
          icon="card"
          title={t(centreText.realName)}
          done={named}
          mark={mark(named)}
          action={act('real-name', named)}
        >
          {named ? (
            <MaskedValue
              field="realName"
              masked={member.realName ?? ''}
              label={t(centreText.realName)}
            />
          ) : (
            t(profileText.realNameLine)
          )}
        </CentreRow>
        <CentreRow icon="clock" title={t(centreText.joined)}>
          <span className="font-num">
            {t(profileText.joinedLine, { day: siteDay(member.registeredAt) })}
          </span>
        </CentreRow>
      </ul>
    </TitledCard>
  )
}
