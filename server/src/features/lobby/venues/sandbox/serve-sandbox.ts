import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { systemClock } from '../../../../platform/clock/clock.ts'
import { answerRefusal } from '../../../../platform/http/answer-faults.ts'
import { askForPassword, type OperatorGuard } from '../../../../platform/operator/guard.ts'
import { signRequest } from '../sign-request.ts'
import { sandboxPageHeaders } from './page-frame.ts'
import { sandboxPath, type SandboxProcess } from './sandbox-process.ts'

/** Proxies a page or a form to the venue's process. */
const passOn = async (
  sandbox: SandboxProcess,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const method = request.method === 'POST' ? 'POST' : 'GET'
  const body = method === 'POST' && typeof request.body === 'string' ? request.body : ''
  const { url, secret } = await sandbox.address()
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: signRequest(secret, systemClock.now(), { method, path, body }),
    ...(method === 'POST' ? { body } : {}),
    redirect: 'manual',
  })
  const location = answer.headers.get('location')
  return reply
    .code(answer.status)
    .headers({ ...sandboxPageHeaders, ...(location === null ? {} : { location }) })
    .type(answer.headers.get('content-type') ?? 'text/plain')
    .send(await answer.text())
}

/** Refuses forms of other sites (CSRF). */
const fromElsewhere = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site']
  return request.method === 'POST' && site !== undefined && site !== 'same-origin'
}

/**
 * /sandbox/venue, while the sandbox is the outside venue: its control page for operators, and its game for
 * members with a launch.
 */
export const serveSandboxVenue = async (
  server: FastifyInstance,
  sandbox: SandboxProcess | null,
  operator: OperatorGuard,
): Promise<void> => {
  if (sandbox === null) return
  await server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 10_000 },
      (_, body, done) => done(null, body),
    )
    const forOperator =
      (path: string) =>
      async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
        if (!operator.admits(request)) return askForPassword(reply)
        if (fromElsewhere(request)) return answerRefusal(reply, 'access-denied')
        return passOn(sandbox, path, request, reply)
      }
    scope.get(sandboxPath, forOperator('/control'))
    scope.post(sandboxPath, forOperator('/control'))
    scope.post(`${sandboxPath}/release`, forOperator('/control/release'))
    const play = async (
      request: FastifyRequest<{ Params: { token: string } }>,
      reply: FastifyReply,
    ): Promise<FastifyReply> => {
      if (fromElsewhere(request)) return answerRefusal(reply, 'access-denied')
      return passOn(sandbox, `/play/${encodeURIComponent(request.params.token)}`, request, reply)
    }
    scope.get(`${sandboxPath}/play/:token`, play)
    scope.post(`${sandboxPath}/play/:token`, play)
  })
}
