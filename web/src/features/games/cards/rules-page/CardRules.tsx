import { useText } from '../../../../platform/i18n/use-text.ts'
import { Returns } from '../../rules/Returns.tsx'
import { cardRules } from './messages.ts'

/** The rules of one card game and what it returns. */
export function CardRules({ code }: { code: string }) {
  const t = useText()
  return (
    <div className="text-14">
      <ol className="list-decimal space-y-2 pl-5">
        {cardRules[code]?.lines.map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ol>
      <Returns code={code} names={cardRules[code]?.bets ?? {}} />
    </div>
  )
}
