import { useSearchParams } from 'react-router'
import {
  coinNetworks,
  maskCoinAddress,
  type CoinNetwork,
} from '@xinghe/rules/wallet/coin-address.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { AddCardPage } from './AddCardPage.tsx'
import { addressFault } from './card-faults.ts'
import { CardFormFrame } from './CardFormFrame.tsx'
import { addCardText as words } from './messages.ts'
import { NetworkChoice } from './NetworkChoice.tsx'
import type { AddCardScreenProps } from './new-card-code.ts'
import { useAddCard } from './use-add-card.ts'
import type { Addable } from './use-cards.ts'

const notes = [words.noteNetwork, words.noteTest, words.noteSealed] as const
const addressLength = 60
const labelLength = 20

const networkFrom = (text: string): CoinNetwork =>
  coinNetworks.find((network) => network === text) ?? 'trc20'

interface CoinCardFormProps extends AddCardScreenProps {
  addable: Addable
  asked: string | null
}

function CoinCardForm({ addable, asked, Code }: CoinCardFormProps) {
  const t = useText()
  const networks = coinNetworks.map((network) => ({
    network,
    name: addable.networks.find(({ kind }) => kind === network)?.name ?? network.toUpperCase(),
    left: addable.left[network] ?? 0,
  }))
  const wanted = networks.find((one) => one.network === asked && one.left > 0)
  const first = wanted ?? networks.find(({ left }) => left > 0)
  const adding = useAddCard(addable, {
    empty: { network: first?.network ?? 'trc20', number: '', label: '' },
    check: (values) => ({
      number: addressFault(networkFrom(values.network), values.number),
    }),
    places: { 'coin-address-shape': 'number', 'card-taken': 'number' },
    cardOf: (values) => ({
      kind: networkFrom(values.network),
      number: values.number.trim(),
      label: values.label,
    }),
  })
  const { form } = adding
  const { number, label } = form.values
  const network = networkFrom(form.values.network)
  const chosen = networks.find((one) => one.network === network)
  const good = addressFault(network, number) === undefined
  return (
    <CardFormFrame
      adding={adding}
      Code={Code}
      phone={addable.phone ?? ''}
      left={chosen?.left ?? 0}
      notes={notes}
      face={{
        kind: network,
        issuer: '',
        title: label === '' ? (chosen?.name ?? '') : label,
        subtitle: label === '' ? 'USDT' : chosen?.name,
        number: good ? maskCoinAddress(number.trim()) : '****** … ******',
        holder: '',
      }}
    >
      <NetworkChoice
        networks={networks}
        value={network}
        onValueChange={(next) => form.change('network', next)}
      />
      <Field
        label={t(words.address)}
        error={form.error('number')}
        hint={
          good && (
            <span className="flex items-center gap-1.5 text-success">
              <Icon name="success" className="size-4" />
              {t(words.addressGood)}
            </span>
          )
        }
      >
        <Input
          {...form.input('number')}
          numeric
          maxLength={addressLength}
          placeholder={t(network === 'trc20' ? words.trc20Placeholder : words.erc20Placeholder)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </Field>
      <Field label={t(words.label)} error={form.error('label')}>
        <Input
          {...form.input('label')}
          maxLength={labelLength}
          counter
          placeholder={t(words.labelPlaceholder)}
          autoComplete="off"
        />
      </Field>
    </CardFormFrame>
  )
}

/** Binds an address on one of the coin networks; checked here before it is sent. */
export function VirtualCoinCardScreen({ Code }: AddCardScreenProps) {
  const [search] = useSearchParams()
  // An address is valid on one network only: another network resets the form.
  const asked = search.get('network')
  return (
    <AddCardPage tab="coin">
      {(addable) => <CoinCardForm key={asked} addable={addable} asked={asked} Code={Code} />}
    </AddCardPage>
  )
}
