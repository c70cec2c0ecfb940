import { CopyButton } from '@xinghe/ui/CopyButton.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { QrCode } from '@xinghe/ui/QrCode.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { usePreInfo, useSwitches } from '../../platform/site/pre-info.ts'
import { InstallPanel } from './install/InstallPanel.tsx'
import { siteText } from './messages.ts'

const guides = [
  {
    name: siteText.iphone,
    steps: [siteText.iphone1, siteText.iphone2, siteText.iphone3, siteText.iphone4],
  },
  {
    name: siteText.android,
    steps: [siteText.android1, siteText.android2, siteText.android3, siteText.android4],
  },
  { name: siteText.desk, steps: [siteText.desk1, siteText.desk2, siteText.desk3] },
]

function Address({ label, address, line }: { label: string; address: string; line?: string }) {
  const t = useText()
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0">
        <p className="text-12 text-art-ink/70">{label}</p>
        <p className="truncate font-num text-16">{address}</p>
        {line !== undefined && <p className="text-12 text-art-ink/70">{line}</p>}
      </div>
      <CopyButton
        text={address}
        label={t(siteText.downloadCopy)}
        copiedLabel={t(siteText.downloadCopied)}
        failedLabel={t(siteText.downloadCopyFailed)}
      />
    </div>
  )
}

/** There is no package to install: the site itself goes to the home screen. */
export function DownloadScreen() {
  const t = useText()
  const config = usePreInfo()?.siteBaseConfig
  const forever = useSwitches().foreverSite === 1 ? (config?.foreverUrl ?? '') : ''
  const here = location.origin
  return (
    <>
      <section className="relative isolate overflow-hidden bg-art-ground text-art-ink">
        <div className="absolute inset-0 -z-1 art-glow" />
        <div className="mx-auto flex max-w-[92rem] items-center gap-12 px-8 py-14 max-desk:flex-col max-desk:items-start max-desk:px-4 max-desk:py-8">
          <div className="min-w-0 flex-1">
            <h1 className="text-40 font-bold max-desk:text-28">
              {t(siteText.downloadTitle, { site: config?.siteName ?? '' })}
            </h1>
            <p className="mt-3 max-w-[34em] text-16 text-art-ink/85 max-desk:text-14">
              {t(siteText.downloadLine)}
            </p>
            <InstallPanel />
            <div className="mt-8 flex items-center gap-8 max-desk:flex-col max-desk:items-start max-desk:gap-5">
              <div className="text-center max-desk:hidden">
                <div className="rounded-lg bg-art-ink p-2">
                  <QrCode text={here} label={t(siteText.downloadQr)} className="size-36" />
                </div>
                <p className="mt-2 text-13 text-art-ink/80">{t(siteText.downloadScan)}</p>
              </div>
              <div className="space-y-5">
                <Address label={t(siteText.downloadAddress)} address={here} />
                {forever !== '' && (
                  <Address
                    label={t(siteText.downloadForever)}
                    address={forever}
                    line={t(siteText.downloadForeverLine)}
                  />
                )}
              </div>
            </div>
          </div>
          <img
            src="/art/phone-app.svg"
            alt=""
            className="h-96 max-w-full object-contain max-desk:h-56 max-desk:self-center"
          />
        </div>
      </section>
      <div className="mx-auto max-w-[92rem] px-8 py-10 max-desk:px-4 max-desk:py-6">
        <h2 className="text-20 font-bold">{t(siteText.guideTitle)}</h2>
        <div className="mt-4 grid grid-cols-3 gap-4 max-desk:grid-cols-1">
          {guides.map((guide) => (
            <section key={guide.name} className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
              <h3 className="text-16 font-semibold">{t(guide.name)}</h3>
              <ol className="mt-4 space-y-3">
                {guide.steps.map((step, at) => (
                  <li key={step} className="flex items-center gap-3 text-14">
                    <span className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-text/8 font-num text-brand-text">
                      {at + 1}
                    </span>
                    {t(step)}
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
        <p className="mt-6 flex items-center gap-2 text-13 text-muted">
          <Icon name="shield" className="size-4 text-gold-text" />
          {t(siteText.downloadSafety)}
        </p>
      </div>
    </>
  )
}
