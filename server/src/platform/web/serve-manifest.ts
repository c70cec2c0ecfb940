import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '../http/answer-faults.ts'
import type { Settings } from '../settings/settings.ts'
import { inScript } from '../text/in-script.ts'

const themeColours = { xinghe: '#1757e8', chihai: '#b4173a' } as const

type Purpose = 'any' | 'maskable'

const icon = (brand: string, size: number, purpose: Purpose) => ({
  src: `/brand/icon-${brand}${purpose === 'maskable' ? '-maskable' : ''}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a browser needs to install the site as an app: the operator's name in the site's language, and the brand. */
const manifestOf = (settings: Settings) => {
  const { name, title, brand } = settings.get('site')
  const lang = settings.get('switches').defaultLanguage
  return {
    id: '/',
    name: inScript(lang, title === '' ? name : title),
    short_name: inScript(lang, name),
    lang,
    start_url: '/home?source=app',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: themeColours[brand],
    background_color: '#f3f5f9',
    icons: (['any', 'maskable'] as const).flatMap((purpose) =>
      [192, 512].map((size) => icon(brand, size, purpose)),
    ),
  }
}

/** The manifest of the installable app, and the icon that iOS looks for. */
export const serveManifest = (
  server: FastifyInstance,
  settings: Settings,
  isBuilt: boolean,
): void => {
  server.get('/manifest.webmanifest', async (_, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifestOf(settings))),
  )
  server.get('/apple-touch-icon.png', async (_, reply) => {
    if (!isBuilt) return answerRefusal(reply, 'unknown-path')
    const { brand } = settings.get('site')
    return reply.sendFile(`brand/icon-${brand}-maskable-180.png`)
  })
}
