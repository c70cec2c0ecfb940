import { Link } from 'react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { seatText as words } from './messages.ts'

/** From a press that the member's own limit stopped to the page of the limits. */
export function LimitsLink() {
  const t = useText()
  return (
    <Link
      to={`${pathOf('userinfo')}?tab=protection`}
      className="ml-2 font-semibold underline underline-offset-4"
    >
      {t(words.limits)}
    </Link>
  )
}
