import type { CoinNetwork } from '@xinghe/rules/wallet/coin-address.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { RailIcon } from '../deposit/orders/RailIcon.tsx'
import { methodIcons } from '../parts/method-icon.ts'
import { addCardText as words, cardText } from './messages.ts'

interface NetworkChoiceProps {
  networks: readonly {
    readonly network: CoinNetwork
    readonly name: string
    readonly left: number
  }[]
  value: CoinNetwork
  onValueChange: (network: CoinNetwork) => void
}

/** A radio each; one that has no room left cannot be chosen. */
export function NetworkChoice({ networks, value, onValueChange }: NetworkChoiceProps) {
  const t = useText()
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium">{t(words.network)}</legend>
      <div className="grid grid-cols-2 gap-3">
        {networks.map(({ network, name, left }) => (
          <label
            key={network}
            className={classNames(
              'flex items-center gap-3 rounded-md border p-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-text',
              network === value
                ? 'border-brand-text bg-brand-text/6 ring-1 ring-brand-text'
                : 'border-line bg-raised hover:border-brand-text/60',
              left <= 0 && 'cursor-not-allowed bg-ink/3! hover:border-line!',
            )}
          >
            <input
              type="radio"
              name="network"
              value={network}
              checked={network === value}
              disabled={left <= 0}
              onChange={() => onValueChange(network)}
              className="sr-only"
            />
            <RailIcon rail={methodIcons[network]} className="size-8" />
            <span className="min-w-0">
              <span className="block truncate text-14 font-medium">{name}</span>
              <span className="block truncate text-12 text-muted">
                {left > 0 ? t(cardText.left, { count: left }) : t(words.networkFull)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
