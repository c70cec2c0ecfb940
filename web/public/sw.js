// Shows the offline page when a page cannot be loaded. Nothing else is cached: neither answers of calls nor
// the app's own files, which the HTTP cache holds by their hashed names.
const version = 'dev'
const cacheName = `offline-${version}`
const offlinePage = '/offline.html'
const files = [
  offlinePage,
  '/offline.css',
  '/offline.js',
  '/boot.js',
  '/art/offline.svg',
  '/brand/favicon.svg',
]

const store = async () => {
  const cache = await caches.open(cacheName)
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))
  await self.skipWaiting()
}

const takeOver = async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

const openPage = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error()
  }
}

const openFile = async (request, path) => {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(path)) ?? Response.error()
  }
}

self.addEventListener('install', (event) => event.waitUntil(store()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    event.respondWith(openPage(event))
    return
  }
  const { origin, pathname } = new URL(request.url)
  if (origin === self.location.origin && files.includes(pathname))
    event.respondWith(openFile(request, pathname))
})

// A notification of the page, on devices where only a service worker may show one.
const openAt = async (path) => {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (page === undefined) return self.clients.openWindow(path)
  await page.focus()
  return page.navigate(path)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAt(event.notification.data.path))
})
