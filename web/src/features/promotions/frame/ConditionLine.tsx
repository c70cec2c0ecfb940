import { Link } from 'react-router'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { ConditionMark } from '@xinghe/ui/ConditionMark.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { conditionText as words } from './condition-messages.ts'
import { conditionWords } from './conditions.ts'
import type { Condition } from './use-activity.ts'

/** One condition: met or not, how far, and the way there. */
export function ConditionLine({ condition }: { condition: Condition }) {
  const t = useText()
  const { code, isMet, money, count } = condition
  const { name, way } = conditionWords[code]
  const shown =
    money !== null
      ? { have: fenToCny(money.have), need: fenToCny(money.need) }
      : count !== null
        ? count
        : null
  return (
    <ConditionMark
      isMet={isMet}
      way={
        way !== undefined && (
          <Link to={way.to} className="text-brand-text underline-offset-4 hover:underline">
            {t(way.label)}
          </Link>
        )
      }
    >
      {shown === null ? t(name) : t(words.progress, { name: t(name), ...shown })}
    </ConditionMark>
  )
}
