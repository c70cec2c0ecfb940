// Runs before the first paint, so that the page never flashes in another edition or brand.
{
  const root = document.documentElement
  const stored = new Map()
  for (const key of ['edition', 'brand', 'language']) {
    try {
      stored.set(key, localStorage.getItem(key))
    } catch {
      // Storage is disabled: the defaults are shown.
    }
  }
  root.dataset.edition = stored.get('edition') === 'professional' ? 'professional' : 'classic'
  root.dataset.brand = stored.get('brand') === 'chihai' ? 'chihai' : 'xinghe'
  if (stored.get('language') === 'zh-TW') root.lang = 'zh-TW'
  // The browser offers the installation once, maybe before the app is loaded; the download page uses it.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event
  })
  addEventListener('load', () => void navigator.serviceWorker?.register('/sw.js').catch(() => {}))
}
