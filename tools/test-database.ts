import type { TestProject } from 'vitest/node'
import type { PostgresUrls } from './postgres/urls.ts'
import { startThrowAwayPostgres } from './postgres/throw-away.ts'
import type { ThrowAwayPostgres } from './postgres/throw-away.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's maintenance database: the owner's role may make databases, the site's role may not. */
    postgres: PostgresUrls
  }
}

let server: ThrowAwayPostgres | undefined

export async function setup(project: TestProject): Promise<void> {
  server = await startThrowAwayPostgres()
  project.provide('postgres', { ownerUrl: server.ownerUrl, url: server.url })
}

export async function teardown(): Promise<void> {
  await server?.remove()
}
