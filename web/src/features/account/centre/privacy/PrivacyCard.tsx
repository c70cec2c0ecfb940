import { readPrivacy } from '@xinghe/contract/account-privacy.ts'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { Switch } from '@xinghe/ui/Switch.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useCall } from '../../../../platform/api/use-call.ts'
import { QueryError } from '../../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { CentreRow } from '../parts/CentreRow.tsx'
import { privacyText as words } from './messages.ts'
import { useWinsShown } from './use-wins-shown.ts'

/** Whether others see the member's wins and awards. */
export function PrivacyCard() {
  const t = useText()
  const privacy = useCall(readPrivacy, {})
  const { busy, change } = useWinsShown()
  const shown = privacy.data?.winsShown
  return (
    <TitledCard title={t(words.title)} line={t(words.line)}>
      {shown !== undefined && (
        <ul>
          <CentreRow
            icon={shown ? 'eye' : 'eye-off'}
            title={t(words.wins)}
            action={
              <Switch
                checked={shown}
                busy={busy}
                onCheckedChange={(on) => void change(on)}
                className="shrink-0"
              >
                <span className="sr-only">{t(words.wins)}</span>
              </Switch>
            }
          >
            {t(shown ? words.winsShown : words.winsHidden)}
          </CentreRow>
        </ul>
      )}
      {shown === undefined && privacy.isError && (
        <QueryError title={t(words.fault)} query={privacy} />
      )}
      {shown === undefined && !privacy.isError && (
        <div aria-busy>
          <Skeleton className="h-14" />
        </div>
      )}
    </TitledCard>
  )
}
