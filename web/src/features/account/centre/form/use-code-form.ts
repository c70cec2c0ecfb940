import type { Refused } from '@xinghe/contract/refusal.ts'
import { placesOfCode } from '../../../../platform/form/code-refusals.ts'
import { codeFault } from '../../parts/code-check.ts'
import { useForm } from '../../../../platform/form/use-form.ts'
import { useMemberCode, type CodeUse } from './use-member-code.ts'

interface CodeFormOptions {
  readonly use: CodeUse
  /** The member's name. */
  readonly name: string
  readonly onRefused?: ((refused: Refused) => boolean) | undefined
  readonly firstFault?: string | undefined
}

/** A form of one code. */
export const useCodeForm = ({ use, name, onRefused, firstFault }: CodeFormOptions) => {
  const code = useMemberCode(use, name)
  const form = useForm({
    empty: { code: '' },
    check: (typed) => {
      const fault = codeFault(typed.code, code.until > 0)
      return fault === undefined ? {} : { code: fault }
    },
    places: placesOfCode('code'),
    onRefused,
    firstFault,
  })
  return {
    form,
    captchaDialog: code.captchaDialog,
    /** For a CodeField. */
    field: {
      name: 'code',
      code,
      value: form.values.code,
      onValueChange: (digits: string) => form.change('code', digits),
      onLeave: () => form.leave('code'),
      onFault: form.showFault,
      error: form.error('code'),
    },
  }
}
