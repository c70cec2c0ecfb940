import { checkWithdrawalEmail } from '@xinghe/contract/account-codes.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { FormFrame } from '@xinghe/ui/FormFrame.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { wantsPhoneCheck } from '../form/phone-check.ts'
import { useCentre } from '../parts/centre-context.ts'
import { CodeField } from '../form/CodeField.tsx'
import { formText } from '../form/messages.ts'
import { useCodeForm } from '../form/use-code-form.ts'
import { centreText } from '../parts/messages.ts'

interface EmailTicketStepProps {
  onBack: () => void
  onPhoneCheck: () => void
  onTicket: (ticket: string) => void
}

/** The code to the bound email, for which the server gives a ticket. */
export function EmailTicketStep({ onBack, onPhoneCheck, onTicket }: EmailTicketStepProps) {
  const t = useText()
  const { member } = useCentre()
  const { form, field, captchaDialog } = useCodeForm({
    use: 'withdrawalPassword',
    name: member.name,
    onRefused: (refused) => {
      if (!wantsPhoneCheck(refused)) return false
      onPhoneCheck()
      return true
    },
  })
  const check = () =>
    void form.submit(async (write) => {
      const { ticket } = await write(checkWithdrawalEmail, { code: form.values.code })
      onTicket(ticket)
    })
  return (
    <>
      <FormFrame
        form={form}
        submitText={t(centreText.next)}
        onSubmit={check}
        aside={
          <Button variant="secondary" size="lg" onClick={onBack}>
            {t(centreText.back)}
          </Button>
        }
      >
        <CodeField
          {...field}
          target=""
          way="mail"
          hint={t(formText.sentTo, { target: member.email ?? '' })}
        />
      </FormFrame>
      {captchaDialog}
    </>
  )
}
