import type { ReactNode } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { useRemainingSeconds } from '@xinghe/ui/use-remaining-seconds.ts'
import { DigitCells } from '@xinghe/ui/DigitCells.tsx'
import type { CodeInput } from '../../../../platform/form/code-parts.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { CodeWay } from '../../parts/code-request.ts'
import { codeText } from '../../parts/messages.ts'
import { SendCodeButton } from '../../parts/SendCodeButton.tsx'
import { formText } from './messages.ts'
import type { MemberCode } from './use-member-code.ts'

interface CodeFieldProps extends Omit<CodeInput, 'error'> {
  code: MemberCode
  /** Where it goes; empty means the bound phone or email. */
  target: string
  way: Exclude<CodeWay, 'voice'>
  error?: string | undefined
  hint?: ReactNode
}

const now = () => Date.now()

/** The six digits and the way to get them; a call reads them out where no message arrives. */
export function CodeField({
  name,
  code,
  target,
  way,
  value,
  onValueChange,
  onLeave,
  onFault,
  error,
  hint,
}: CodeFieldProps) {
  const t = useText()
  const idle = useRemainingSeconds(code.until, now) === 0 && code.busy === null
  return (
    <div>
      <Field label={t(codeText.label)} error={error} hint={hint}>
        <div className="flex items-center gap-3 max-desk:flex-col max-desk:items-stretch">
          <DigitCells
            placeholder={t(codeText.cells)}
            name={name}
            value={value}
            onValueChange={onValueChange}
            onBlur={onLeave}
            className="flex-1 max-desk:flex-none"
          />
          <SendCodeButton
            state={code}
            way={way}
            onPress={() => code.ask(way, target, onFault)}
            className="h-12! min-w-34"
          />
        </div>
      </Field>
      {way === 'sms' && (
        <p className="mt-2 text-13 text-muted">
          {t(formText.noSms)}
          <Button
            variant="link"
            size="sm"
            softDisabled={!idle}
            loading={code.busy === 'voice'}
            onClick={() => {
              if (idle) code.ask('voice', target, onFault)
            }}
          >
            {t(formText.voice)}
          </Button>
        </p>
      )}
    </div>
  )
}
