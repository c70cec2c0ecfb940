import { useText } from '../../../platform/i18n/use-text.ts'
import { useForm } from '../../../platform/form/use-form.ts'
import { passwordFault, passwordPlaces } from '../parts/withdrawal-password.ts'
import { withdrawalRefusalText } from './withdraw-fault.ts'

/** The withdrawal password beside a request; `needed` is false where none is asked for. */
export const usePasswordForm = (needed: boolean) => {
  const t = useText()
  return useForm({
    empty: { password: '' },
    check: ({ password }) => ({ password: needed ? passwordFault(password) : undefined }),
    places: passwordPlaces('password'),
    textOf: (refused) => withdrawalRefusalText(refused, t),
  })
}
