import type { TestProject } from 'vitest/node'
import { startThrowAwayPostgres } from './postgres/throw-away.ts'
import type { ThrowAwayPostgres } from './postgres/throw-away.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's maintenance database; the role may make databases of its own. */
    postgresUrl: string
  }
}

let server: ThrowAwayPostgres | undefined

export async function setup(project: TestProject): Promise<void> {
  server = await startThrowAwayPostgres()
  project.provide('postgresUrl', server.url)
}

export async function teardown(): Promise<void> {
  await server?.remove()
}
