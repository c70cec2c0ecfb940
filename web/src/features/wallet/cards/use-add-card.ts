import type { InputOf } from '@xinghe/contract/call.ts'
import type { RefusalName } from '@xinghe/contract/refusal.ts'
import { addCard } from '@xinghe/contract/wallet-cards.ts'
import { useSearchParams } from 'react-router'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useGo } from '../../../platform/navigation/use-go.ts'
import { useSwitches } from '../../../platform/site/pre-info.ts'
import { md5Hex } from '../../../platform/api/md5-hex.ts'
import { onlyWrong, passwordFault } from './card-faults.ts'
import { tabOf } from './card-paths.ts'
import { addCardText as words } from './messages.ts'
import { useCardForm, type CardForm, type Values } from './use-card-form.ts'
import { refreshCards } from './use-cards.ts'

type NewCard = Omit<InputOf<typeof addCard>, 'password'>

/** As much as the list of cards shows of one. */
const markOf = ({ kind, number }: NewCard): string => `${kind} ${number.trim().slice(-4)}`

interface CardRules<Field extends string> {
  readonly empty: Values<Field>
  readonly check: (
    values: Values<NoInfer<Field>>,
  ) => Partial<Record<NoInfer<Field>, string | undefined>>
  readonly places: Partial<Record<RefusalName, NoInfer<Field>>>
  readonly cardOf: (values: Values<NoInfer<Field>>) => NewCard
}

export interface AddingCard<Field extends string> {
  readonly form: CardForm<Field | 'password'>
  readonly passwordNeeded: boolean
  readonly save: () => Promise<void>
}

/** A form that binds one more account, with the password wherever the site asks for it. */
export const useAddCard = <Field extends string>({
  empty,
  check,
  places,
  cardOf,
}: CardRules<Field>): AddingCard<Field> => {
  const t = useText()
  const go = useGo()
  const [search] = useSearchParams()
  const passwordNeeded = useSwitches().withdrawPasswordEnable === 1
  const form = useCardForm<Field | 'password'>({
    empty: { ...empty, password: '' },
    check: (values) =>
      onlyWrong({
        ...check(values),
        password: passwordNeeded ? passwordFault(values.password) : undefined,
      }),
    secret: 'password',
    places: {
      ...places,
      'password-check-failed': 'password',
      'password-check-locked': 'password',
    },
  })

  const save = async (): Promise<void> => {
    const added = await form.send(
      addCard,
      async (values) => ({
        ...cardOf(values),
        ...(passwordNeeded ? { password: await md5Hex(values.password) } : {}),
      }),
      (values) => markOf(cardOf(values)),
    )
    if (added === null) return
    showToast(t(words.done), { tone: 'success' })
    if (search.get('from') === 'takeMoney') go.to('takeMoney', { replace: true })
    else go.to('accountManage', { params: { id: tabOf(added.kind) }, replace: true })
    // Only now: the last one that could be added would else turn this page into a refusal first.
    await refreshCards()
  }
  return { form, passwordNeeded, save }
}
