import { createServer } from 'node:net'

const defaultPort = 8080

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<string | undefined>}
 */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

/**
 * The reason why the site cannot listen on PORT, before anything slow is begun.
 * @param {string} command
 */
export async function findPortProblem(command) {
  const wanted = process.env.PORT || String(defaultPort)
  const port = Number(wanted)
  if (!/^\d+$/.test(wanted) || port < 1 || port > 65_535) {
    return `PORT is "${wanted}", but a port is a number from 1 to 65535.`
  }
  const example = port < 65_535 ? port + 1 : port - 1
  // Some systems let the wildcard be opened over a loopback listener, so each is asked for.
  for (const host of [undefined, '127.0.0.1']) {
    const problem = await tryPort(port, host)
    if (problem === 'EADDRINUSE') {
      return `Port ${port} is taken. Set PORT to another one, for example: PORT=${example} ${command}`
    }
    if (problem === 'EACCES') {
      return `Port ${port} may not be opened by this account. Set PORT to 1024 or higher, for example: PORT=${defaultPort} ${command}`
    }
  }
  return undefined
}
