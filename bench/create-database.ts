import { connect } from '@xinghe/server/platform/database/connect.ts'
import { inDatabase, type PostgresUrls } from '../tools/postgres/urls.ts'

/** One more empty database beside that of the server. */
export const createDatabase = async (server: PostgresUrls, name: string): Promise<PostgresUrls> => {
  const admin = connect(server.ownerUrl, { max: 1, name: 'bench' })
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  return inDatabase(server, name)
}
