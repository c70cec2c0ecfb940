import type { Bet } from '@xinghe/contract/sports-bet.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Checkbox } from '@xinghe/ui/Checkbox.tsx'
import { useEffect, useRef, useState } from 'react'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useEdition } from '../../../../platform/site/edition.ts'
import { usePreInfo } from '../../../../platform/site/pre-info.ts'
import { pictureText as words } from '../../words/picture-messages.ts'
import { drawPicture } from './draw-picture.ts'
import { canShare, savePicture, sharePicture } from './hand-out.ts'
import { readColours } from './picture-colours.ts'
import { pictureContent } from './picture-content.ts'
import { useLogo } from './use-logo.ts'

/** The picture of a bet, to be saved or shared. */
export function BetPicture({ bet }: { bet: Bet }) {
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [withAmounts, setWithAmounts] = useState(false)
  const [busy, setBusy] = useState(false)
  const site = usePreInfo()?.siteBaseConfig.siteName ?? ''
  const logo = useLogo()
  // Draws anew in the colours of another edition.
  useEdition()
  const content = pictureContent(bet, withAmounts, t(site), t)
  useEffect(() => {
    if (canvas.current === null) return
    const fonts = getComputedStyle(document.body).fontFamily
    drawPicture(canvas.current, content, { colours: readColours(), fonts, logo })
  })

  const hand = async (
    out: (canvas: HTMLCanvasElement, name: string) => Promise<void>,
  ): Promise<void> => {
    if (canvas.current === null || busy) return
    setBusy(true)
    try {
      await out(canvas.current, t(words.file))
    } catch {
      showToast(t(words.fault), { tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const legs = content.legs.map(({ pick, odds }) => `${pick} ${odds}`).join('，')
  return (
    <div className="space-y-3">
      <canvas
        ref={canvas}
        role="img"
        aria-label={t(words.shown, { bet: `${content.code} ${legs}` })}
        className="mx-auto block h-auto max-h-[50dvh] max-w-full rounded-md border border-line object-contain"
      />
      <Checkbox checked={withAmounts} onCheckedChange={setWithAmounts} className="max-desk:py-3!">
        {t(words.withAmounts)}
      </Checkbox>
      <p className="text-12 text-muted">{t(words.privacy)}</p>
      <div className="flex gap-2 *:flex-1">
        <Button
          variant={canShare() ? 'secondary' : 'primary'}
          icon="download"
          loading={busy}
          onClick={() => void hand(savePicture)}
        >
          {t(words.save)}
        </Button>
        {canShare() && (
          <Button loading={busy} onClick={() => void hand(sharePicture)}>
            {t(words.share)}
          </Button>
        )}
      </div>
    </div>
  )
}
