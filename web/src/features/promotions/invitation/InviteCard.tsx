import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import type { invitedFriends } from '@xinghe/contract/promotions-invitation.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { TermsOf } from '@xinghe/rules/promotions/terms.ts'
import { CopyButton } from '@xinghe/ui/CopyButton.tsx'
import { QrCode } from '@xinghe/ui/QrCode.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { Part } from '../frame/Part.tsx'
import { invitationText as words } from './messages.ts'

/** Opens the registration with the code. */
const linkOf = (code: string): string =>
  `${window.location.origin}${pathOf('home')}?register=1&icode=${encodeURIComponent(code)}`

interface CopiedTextProps {
  name: string
  text: string
  copyLabel: string
}

function CopiedText({ name, text, copyLabel }: CopiedTextProps) {
  const t = useText()
  return (
    <div>
      <p className="text-13 text-muted">{name}</p>
      <div className="mt-1 flex items-center gap-3">
        <span className="min-w-0 flex-1 rounded-md border border-line bg-ink/3 px-3 py-2 font-num text-14 break-all">
          {text}
        </span>
        <CopyButton
          text={text}
          label={copyLabel}
          copiedLabel={t(words.copied)}
          failedLabel={t(words.copyFailed)}
          variant="secondary"
        />
      </div>
    </div>
  )
}

interface InviteCardProps {
  friends: UseQueryResult<OutputOf<typeof invitedFriends>>
  terms: TermsOf<'friendInvitation'>
}

/** Code, link and QR code to share, and how many friends were rewarded. */
export function InviteCard({ friends, terms }: InviteCardProps) {
  const t = useText()
  const { data } = friends
  const amounts = {
    friend: fenToCny(terms.friendReward),
    inviter: fenToCny(terms.inviterReward),
  }
  return (
    <Part title={t(words.invite)} line={t(words.inviteLine, amounts)}>
      {data === undefined && friends.isError && (
        <QueryError title={t(words.fault)} query={friends} className="py-4" />
      )}
      {data === undefined && !friends.isError && <Skeleton className="h-44 w-full" />}
      {data !== undefined && (
        <div className="flex items-start gap-8 max-desk:flex-col max-desk:items-stretch max-desk:gap-5">
          <div className="min-w-0 flex-1 space-y-4">
            <CopiedText name={t(words.code)} text={data.code} copyLabel={t(words.copyCode)} />
            <CopiedText
              name={t(words.link)}
              text={linkOf(data.code)}
              copyLabel={t(words.copyLink)}
            />
            <p className="flex flex-wrap gap-x-8 gap-y-1 text-13 text-muted">
              <span>
                {t(words.rewarded)}{' '}
                <span className="font-num text-16 font-bold text-ink">
                  {t(words.people, { count: data.rewarded })}
                </span>
              </span>
              <span>
                {t(words.month)}{' '}
                <span className="font-num text-16 font-bold text-ink">
                  {t(words.monthOf, { count: data.rewardedThisMonth, most: terms.perMonth })}
                </span>
              </span>
            </p>
          </div>
          <span className="rounded-lg border border-line bg-[#fff] p-2 max-desk:self-center">
            <QrCode text={linkOf(data.code)} label={t(words.qr)} className="size-40" />
          </span>
        </div>
      )}
    </Part>
  )
}
