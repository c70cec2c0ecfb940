// Goes back to the page that was asked for as soon as the site answers again.
{
  const checkMs = 10_000
  const again = () => location.reload()
  const check = () =>
    fetch('/health', { cache: 'no-store' }).then(
      (answer) => answer.ok && again(),
      () => undefined,
    )
  document.getElementById('again')?.addEventListener('click', again)
  addEventListener('online', again)
  // Another tab has changed the edition.
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'edition') return
    const isDark = newValue === 'professional'
    document.documentElement.dataset.edition = isDark ? 'professional' : 'classic'
  })
  setInterval(() => void check(), checkMs)
}
