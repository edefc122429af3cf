import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { AppError } from '@tq/contract/errors.ts'
import { type FileStore, isHash, type KeptFile, placeOf, type TemporaryFile } from './file-store.ts'
import { clearReceived, receiveFile } from './receive-file.ts'
import type { S3Settings } from './settings.ts'

type Sdk = typeof import('@aws-sdk/client-s3')
interface Opened {
  sdk: Sdk
  client: S3Client
}

/** Objects outside this prefix are never listed or touched. */
const PREFIX = 'files/'
const TRIES = 3

const HTTP = {
  connectionTimeout: 5_000,
  // A viewer who pauses a film reads nothing for a while. Our own port closes such connections after 120 s, before this does.
  socketTimeout: 130_000,
  // Each film being watched holds a socket; the default of 50 would make the 51st viewer wait.
  httpAgent: { maxSockets: 500 },
  httpsAgent: { maxSockets: 500 },
}

/** A bucket of any service that speaks S3. Uploads are received on the disk first: the key is the hash, known only at the end. */
export function openS3Store({ bucket, ...settings }: S3Settings, folder: string): FileStore {
  const incoming = join(folder, 'incoming')
  let opening: Promise<Opened> | undefined
  // Loaded on first use: it takes 230 ms and 29 MB.
  const open = () => (opening ??= openClient(settings))
  const objectOf = (hash: string) => ({ Bucket: bucket, Key: PREFIX + placeOf(hash) })

  async function stat(hash: string): Promise<{ bytes: number } | null> {
    const { sdk, client } = await open()
    const found = await orNull(client.send(new sdk.HeadObjectCommand(objectOf(hash))))
    return found && { bytes: found.ContentLength ?? 0 }
  }

  async function put({ hash, bytes, path }: TemporaryFile): Promise<void> {
    const { sdk, client } = await open()
    // The service compares the checksum with what has arrived; the object appears only when the upload is complete.
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
    localPath: () => null,
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
    close: () =>
      void opening?.then(
        ({ client }) => client.destroy(),
        () => {},
      ),
  }
}

async function openClient({ endpoint, region, accessKeyId, secretAccessKey }: Omit<S3Settings, 'bucket'>): Promise<Opened> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // MinIO and the like have no host name for each bucket.
    forcePathStyle: true,
    // We send SHA-256 ourselves; the client's default CRC trailers are refused by many services.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: HTTP,
  })
  return { sdk, client }
}

/** The client itself does not retry streamed bodies. A 4xx is not retried. */
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
      // A missing bucket is a wrong setting, not a missing file.
      if (statusOf(error) === 404 && error.name !== 'NoSuchBucket') return null
      throw error
    }),
  )
}

/** Network errors and 5xx of the service become 503 UNAVAILABLE; the cause goes to the log. */
async function reach<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking
  } catch (error) {
    if (statusOf(error) > 0 && statusOf(error) < 500) throw error
    throw Object.assign(new AppError('UNAVAILABLE'), { cause: error })
  }
}

const statusOf = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0
