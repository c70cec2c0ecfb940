import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fastifyStatic from '@fastify/static'
import type { Config } from '../config/config.ts'
import { answerRefusal } from '../http/answer-faults.ts'
import type { Settings } from '../settings/settings.ts'
import { filePolicy, securityHeaders } from './security-headers.ts'
import { serveManifest } from './serve-manifest.ts'

/** Paths of the server; any other path that is not a file is a page of the web app. */
const serverPaths =
  /^\/(site|act|fd|game\/api|stream|xxxx|docs|health|ready|metrics|sandbox|upload)(\/|$)/
const assetPaths = /\.[a-z0-9]{2,5}$/i

/** Only a venue that is reached over HTTP has an origin of its own. */
const frameOrigins = ({ adapter, url }: Config['venue']): readonly string[] =>
  adapter === 'http' ? [new URL(url).origin] : []

/** The service worker decides what is shown without a network, so an old one must not live on. */
const cacheControlOf = (path: string): string => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  // The file that is sent may be the compressed one.
  return /\/sw\.js(\.br|\.gz)?$/.test(path) ? 'no-cache' : 'public, max-age=3600'
}

/**
 * Serves the built web app. Files with a hash in their name are cached for ever, the page never. Only
 * files that are shown as a page, and the service worker, have a policy of their own.
 */
export const serveWeb = async (
  server: FastifyInstance,
  { webRoot, siteUrl, venue }: Pick<Config, 'webRoot' | 'siteUrl' | 'venue'>,
  settings: Settings,
): Promise<void> => {
  const page = await readFile(join(webRoot, 'index.html')).catch(() => null)
  const pageHeaders = securityHeaders(siteUrl, frameOrigins(venue))
  if (page !== null) {
    await server.register(fastifyStatic, {
      root: webRoot,
      index: false,
      wildcard: false,
      globIgnore: ['**/index.html'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.header('cache-control', cacheControlOf(path))
        const policy = filePolicy(path, pageHeaders['content-security-policy'] ?? '')
        if (policy !== null) response.header('content-security-policy', policy)
      },
    })
  }
  serveManifest(server, settings, page !== null)
  const sendPage = (reply: FastifyReply): FastifyReply => {
    if (page === null) return answerRefusal(reply, 'unknown-path')
    return reply.headers(pageHeaders).type('text/html; charset=utf-8').send(page)
  }
  server.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (!wantsPage || serverPaths.test(path) || assetPaths.test(path))
      return answerRefusal(reply, 'unknown-path')
    return sendPage(reply)
  })
}
