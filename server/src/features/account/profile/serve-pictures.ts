import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '../../../platform/http/answer-faults.ts'
import { rateLimits } from '../../../platform/http/rate-limits.ts'
import type { Platform } from '../../../platform/parts.ts'
import { findPicture } from './store-picture.ts'

const fileShape = /^([A-Za-z0-9_-]{32})\.webp$/

/** A picture never changes under its name, and its headers keep browsers from running it as anything else. */
export const servePictures = (server: FastifyInstance, { sql, config }: Platform): void => {
  server.get<{ Params: { file: string } }>(
    '/upload/:file',
    { config: { rateLimit: rateLimits('read', config.rateFactor) } },
    async (request, reply) => {
      const id = fileShape.exec(request.params.file)?.[1]
      const content = id === undefined ? null : await findPicture(sql, id)
      if (content === null) return answerRefusal(reply, 'unknown-path')
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
        })
        .type('image/webp')
        .send(Buffer.from(content))
    },
  )
}
