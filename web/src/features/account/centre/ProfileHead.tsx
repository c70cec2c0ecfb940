import { siteDay } from '@xinghe/rules/base/instant.ts'
import { Avatar } from '@xinghe/ui/Avatar.tsx'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { CopyButton } from '@xinghe/ui/CopyButton.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useCentre } from './parts/centre-context.ts'
import { centreText } from './parts/messages.ts'

/** Avatar and name, at the top of the member centre. */
export function ProfileHead() {
  const t = useText()
  const { member, open } = useCentre()
  return (
    <header className="flex items-center gap-5 max-desk:gap-4">
      <button
        type="button"
        onClick={() => open('avatar')}
        className="group relative shrink-0 rounded-full"
      >
        <Avatar
          name={member.name}
          src={member.avatar ?? undefined}
          className="size-18 max-desk:size-14"
        />
        <span className="absolute right-0 bottom-0 grid size-6 place-items-center rounded-full border-2 border-surface bg-brand text-brand-ink">
          <Icon name="edit" className="size-3.5" />
        </span>
        <span className="sr-only">{t(centreText.changeAvatar)}</span>
      </button>
      <div className="min-w-0">
        <h1 className="flex flex-wrap items-center gap-2 text-20 font-bold">
          <span className="truncate">{t(centreText.greeting, { name: member.name })}</span>
          <Badge tone="gold">{t(centreText.vipGrade, { grade: member.vipGrade })}</Badge>
          {member.state === 'frozen' && <Badge tone="danger">{t(centreText.frozen)}</Badge>}
        </h1>
        <dl className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1 text-13 text-muted">
          <div className="flex items-center gap-1.5">
            <dt>{t(centreText.userId)}</dt>
            <dd className="flex items-center gap-1 font-num text-ink">
              {member.userId}
              <CopyButton
                iconOnly
                text={member.userId}
                label={t(centreText.copyId)}
                copiedLabel={t(centreText.copied)}
                failedLabel={t(centreText.copyFault)}
              />
            </dd>
          </div>
          <div className="flex items-center gap-1.5">
            <dt>{t(centreText.joined)}</dt>
            <dd className="font-num text-ink">{siteDay(member.registeredAt)}</dd>
          </div>
        </dl>
      </div>
    </header>
  )
}
