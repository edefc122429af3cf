import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { S3Settings } from '../settings.ts'

type Server = { run(): Promise<{ port: number }>; close(): Promise<void> }
/** It comes without types. */
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => Server

const BUCKET = 'thu-quan'

/** A server of our own that speaks S3, with an empty bucket, until the test file's end. */
export async function testS3(): Promise<S3Settings> {
  const directory = await mkdtemp(join(tmpdir(), 'tq-s3-'))
  const options = { address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: BUCKET }] }
  const server = new S3rver(options)
  const { port } = await server.run()
  afterAll(async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  })
  const key = 'S3RVER'
  return { endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, region: 'us-east-1', accessKeyId: key, secretAccessKey: key }
}
