import type { ReactNode } from 'react'
import { CopyButton } from '@xinghe/ui/CopyButton.tsx'
import { QrCode } from '@xinghe/ui/QrCode.tsx'
import { useText } from '../i18n/use-text.ts'
import { pathOf } from '../navigation/route-paths.ts'
import { referralText as words } from './messages.ts'

/** Untranslated. */
export interface ReferralTexts {
  readonly code: string
  readonly link: string
  readonly qr: string
  readonly copyCode: string
  readonly copyLink: string
}

interface CopiedTextProps {
  name: string
  text: string
  copyLabel: string
}

function CopiedText({ name, text, copyLabel }: CopiedTextProps) {
  const t = useText()
  return (
    <div>
      <p className="text-13 text-muted">{name}</p>
      <div className="mt-1 flex items-center gap-3">
        <span className="min-w-0 flex-1 rounded-md border border-line bg-ink/3 px-3 py-2 font-num text-14 break-all">
          {text}
        </span>
        <CopyButton
          text={text}
          label={copyLabel}
          copiedLabel={t(words.copied)}
          failedLabel={t(words.copyFailed)}
          variant="secondary"
        />
      </div>
    </div>
  )
}

interface ReferralCodeProps {
  /** `icode` of an invitation, `rcode` of an agent: what the arrival reads. */
  parameter: 'icode' | 'rcode'
  code: string
  texts: ReferralTexts
  /** Under code and link. */
  children?: ReactNode
}

/** Code, link and QR code that open the registration with the code. */
export function ReferralCode({ parameter, code, texts, children }: ReferralCodeProps) {
  const t = useText()
  const link = `${window.location.origin}${pathOf('home')}?register=1&${parameter}=${encodeURIComponent(code)}`
  return (
    <div className="flex items-start gap-8 max-desk:flex-col max-desk:items-stretch max-desk:gap-5">
      <div className="min-w-0 flex-1 space-y-4">
        <CopiedText name={t(texts.code)} text={code} copyLabel={t(texts.copyCode)} />
        <CopiedText name={t(texts.link)} text={link} copyLabel={t(texts.copyLink)} />
        {children}
      </div>
      <span className="rounded-lg border border-line bg-[#fff] p-2 max-desk:self-center">
        <QrCode text={link} label={t(texts.qr)} className="size-40" />
      </span>
    </div>
  )
}
