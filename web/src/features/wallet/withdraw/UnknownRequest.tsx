import { useState } from 'react'
import { withdrawalPasswordLength } from '@xinghe/rules/account/withdrawal-password.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { showTips } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { PasswordCells } from '../PasswordCells.tsx'
import { withdrawText as words } from './messages.ts'
import type { Requesting } from './use-request.ts'

interface UnknownRequestProps {
  requesting: Requesting
  passwordNeeded: boolean
}

/** A request without an answer: it is asked for again under its own id before anything else. */
export function UnknownRequest({ requesting, passwordNeeded }: UnknownRequestProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const { unknown, remembered, busy, fault } = requesting
  if (unknown === null) return null
  const asksPassword = passwordNeeded && !remembered
  const short = asksPassword && typed.length < withdrawalPasswordLength

  const ask = () => {
    if (short) return
    void requesting.askAgain(asksPassword ? typed : null).then(() => setTyped(''))
  }
  const drop = () =>
    showTips({
      msg: t(words.unknownDropAsk),
      isShowCancel: true,
      sureText: t(words.unknownDrop),
      cancelText: t(words.unknownKeep),
      onSure: requesting.giveUp,
    })

  return (
    <section
      role="alert"
      className="rounded-lg border border-warn/40 bg-surface p-5 shadow-1 max-desk:p-4"
    >
      <h2 className="flex items-center gap-2 text-16 font-bold">
        <Icon name="warning" className="size-5 text-warn" />
        {t(words.unknownTitle)}
      </h2>
      <p className="mt-1 text-13">
        {t(words.unknownLine, { amount: fenToCny(unknown.input.amount) })}
      </p>
      {asksPassword && (
        <Field
          label={t(words.password)}
          hint={t(words.unknownPassword)}
          error={fault?.text}
          className="mt-4 max-w-sm"
        >
          <PasswordCells value={typed} onValueChange={setTyped} />
        </Field>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button loading={busy} softDisabled={short} onClick={ask}>
          {t(words.unknownAsk)}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={drop}>
          {t(words.unknownDrop)}
        </Button>
      </div>
    </section>
  )
}
