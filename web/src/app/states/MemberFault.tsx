import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { useFaultText } from '../../platform/transport/text-of-fault.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useMember } from '../../platform/member/member.ts'
import { toolText } from '../words/tool-messages.ts'
import { stateText } from './messages.ts'

/** The guard cannot tell what is bound before the member is known. */
export function MemberFault() {
  const t = useText()
  const textOf = useFaultText()
  const member = useMember()
  return (
    <ErrorState
      title={t(stateText.memberFault)}
      text={textOf(member.error)}
      retryLabel={t(toolText.retry)}
      onRetry={() => void member.refetch()}
      retrying={member.isFetching}
      className="min-h-[60vh] justify-center"
    />
  )
}
