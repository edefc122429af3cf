import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { AppError } from '@tq/contract/errors.ts'
import { type FileStore, isHash, type KeptFile, placeOf, type ReceivedFile } from './file-store.ts'
import { clearReceived, receiveFile } from './receive-file.ts'
import type { S3Settings } from './settings.ts'

type Sdk = typeof import('@aws-sdk/client-s3')
interface Opened {
  sdk: Sdk
  client: S3Client
}

/** Beside whatever else is in the bucket. */
const PREFIX = 'files/'
const TRIES = 3

const HTTP = {
  connectionTimeout: 5_000,
  // Somebody who has paused a film reads nothing for a while; our own port cuts them off first.
  socketTimeout: 130_000,
  // Each film being watched holds one.
  httpAgent: { maxSockets: 500 },
  httpsAgent: { maxSockets: 500 },
}

/** A bucket of any service that speaks S3. What is being received lies on the disk first: only then its name is known. */
export function openS3Store({ bucket, ...settings }: S3Settings, folder: string): FileStore {
  const incoming = join(folder, 'incoming')
  let opening: Promise<Opened> | undefined
  // Loading it takes 230 ms and 29 MB: not before somebody needs it.
  const open = () => (opening ??= openClient(settings))
  const objectOf = (hash: string) => ({ Bucket: bucket, Key: PREFIX + placeOf(hash) })

  async function stat(hash: string): Promise<{ bytes: number } | null> {
    const { sdk, client } = await open()
    const found = await orNull(client.send(new sdk.HeadObjectCommand(objectOf(hash))))
    return found && { bytes: found.ContentLength ?? 0 }
  }

  async function put({ hash, bytes, path }: ReceivedFile): Promise<void> {
    const { sdk, client } = await open()
    // The service compares the sum with what has arrived, and shows nothing under this name before all has.
    const ChecksumSHA256 = Buffer.from(hash, 'hex').toString('base64')
    const Body = createReadStream(path)
    try {
      await client.send(new sdk.PutObjectCommand({ ...objectOf(hash), Body, ContentLength: bytes, ChecksumSHA256 }))
    } finally {
      Body.destroy()
    }
  }

  return {
    receive: (content, mostBytes) => receiveFile(incoming, content, mostBytes),
    async keep(file) {
      if ((await stat(file.hash))?.bytes === file.bytes) return
      await reach(tryAgain(() => put(file)))
    },
    stat,
    async read(hash, range) {
      const { sdk, client } = await open()
      const Range = range && `bytes=${range.start}-${range.end}`
      const found = await orNull(client.send(new sdk.GetObjectCommand({ ...objectOf(hash), Range })))
      const body = found?.Body as Readable | undefined
      if (body && range && found?.ContentLength !== range.end - range.start + 1) {
        body.destroy()
        throw new Error(`S3 was asked for ${Range?.replace('=', ' ')} and sent ${found?.ContentRange ?? 'everything'}`)
      }
      return body ?? null
    },
    async remove(hash) {
      const { sdk, client } = await open()
      await reach(client.send(new sdk.DeleteObjectCommand(objectOf(hash))))
    },
    async *list(): AsyncIterable<KeptFile> {
      const { sdk, client } = await open()
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: PREFIX }))
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const hash = Key.slice(Key.lastIndexOf('/') + 1)
          if (isHash(hash) && LastModified && Key === PREFIX + placeOf(hash)) yield { hash, keptAt: LastModified }
        }
    },
    clearReceived: (before) => clearReceived(incoming, before),
    close: () => void opening?.then(({ client }) => client.destroy()),
  }
}

async function openClient({ endpoint, region, accessKeyId, secretAccessKey }: Omit<S3Settings, 'bucket'>): Promise<Opened> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services at home have no name for each bucket.
    forcePathStyle: true,
    // Ours are sent with the content's own sum; others are not known by every service.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: HTTP,
  })
  return { sdk, client }
}

/** The client repeats everything but bodies that are streamed. A refusal stays one. */
async function tryAgain(send: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await send()
    } catch (error) {
      if (tries === TRIES || (statusOf(error) >= 400 && statusOf(error) < 500)) throw error
    }
  }
}

function orNull<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  return reach(
    asking.catch((error: Error) => {
      // A bucket that is not there is no missing file.
      if (statusOf(error) === 404 && error.name !== 'NoSuchBucket') return null
      throw error
    }),
  )
}

/** Who can't be reached, or has trouble of its own, can be later: people are asked to come back, and the log says why. */
async function reach<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking
  } catch (error) {
    if (statusOf(error) > 0 && statusOf(error) < 500) throw error
    throw Object.assign(new AppError('UNAVAILABLE'), { cause: error })
  }
}

const statusOf = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0
