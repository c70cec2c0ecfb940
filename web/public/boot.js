// Runs before the first paint, so that the page never flashes in another edition or brand.
{
  const root = document.documentElement
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage is disabled: the defaults are shown.
      return null
    }
  }
  root.dataset.edition = stored('edition') === 'professional' ? 'professional' : 'classic'
  root.dataset.brand = stored('brand') === 'chihai' ? 'chihai' : 'xinghe'
  if (stored('language') === 'zh-TW') root.lang = 'zh-TW'
  // The browser offers the installation once, maybe before the app is loaded; the download page uses it.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event
  })
  // With Trusted Types the address of a worker comes from a policy that the site names.
  const own = { createScriptURL: () => '/sw.js' }
  const worker = window.trustedTypes?.createPolicy('worker', own) ?? own
  addEventListener(
    'load',
    () => void navigator.serviceWorker?.register(worker.createScriptURL('')).catch(() => {}),
  )
}
