import { Button } from '@xinghe/ui/Button.tsx'
import type { ButtonVariant } from '@xinghe/ui/button-style.ts'
import { useRemainingSeconds } from '@xinghe/ui/use-remaining-seconds.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { CodeWay } from './code-request.ts'
import { codeText } from './messages.ts'
import type { SendCode } from './use-send-code.ts'

interface SendCodeButtonProps {
  /** Of `useSendCode`. */
  state: Pick<SendCode, 'busy' | 'until'>
  way: CodeWay
  onPress: () => void
  /** The fixed label of a second button, which shows no countdown. */
  label?: string | undefined
  variant?: ButtonVariant | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  className?: string | undefined
}

const now = () => Date.now()

/** Requests a code; counts down a minute after each one, then offers another. */
export function SendCodeButton({
  state: { busy, until },
  way,
  onPress,
  label,
  variant = 'secondary',
  size = 'md',
  className,
}: SendCodeButtonProps) {
  const t = useText()
  const seconds = useRemainingSeconds(until, now)
  const waiting = seconds > 0
  const idle = until > 0 ? t(codeText.again) : t(codeText.get)
  const counted = waiting ? t(codeText.wait, { seconds }) : idle
  return (
    <Button
      variant={variant}
      size={size}
      loading={busy === way}
      // Stays focusable during the countdown, so that the focus stays in the form.
      softDisabled={waiting || (busy !== null && busy !== way)}
      onClick={() => {
        if (!waiting && busy === null) onPress()
      }}
      className={className}
    >
      {label ?? counted}
    </Button>
  )
}
