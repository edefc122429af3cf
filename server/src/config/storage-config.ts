import { join } from 'node:path'
import type { StorageSettings } from '@tq/api/storage/settings.ts'
import { StartupError } from '@tq/db/startup-error.ts'
import { z } from 'zod'

const VARIABLES = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'phải là địa chỉ http(s)://…' }).transform((url) => url.replace(/\/+$/, '')),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'phải là tên kho: 3 đến 63 chữ thường, số, dấu chấm, gạch nối'),
  S3_REGION: z.string().regex(/^[a-z0-9-]{1,40}$/, 'phải là tên vùng, như ap-southeast-1'),
  S3_ACCESS_KEY_ID: z.string().regex(/^\S{3,128}$/, 'phải là mã do nơi giữ kho cấp'),
  S3_SECRET_ACCESS_KEY: z.string().regex(/^\S{6,256}$/, 'phải là khoá do nơi giữ kho cấp'),
}
type Name = keyof typeof VARIABLES

export const STORAGE_VARIABLES = z.object(VARIABLES).partial().shape

/** Files in a bucket when it is named wholly, else in the data folder. */
export function readStorage(variables: Partial<Record<Name, string | undefined>>, dataDir: string): StorageSettings {
  const folder = join(dataDir, 'files')
  const names = Object.keys(VARIABLES) as Name[]
  const missing = names.filter((name) => variables[name] === undefined)
  if (missing.length === names.length) return { folder, s3: null }
  if (missing.length)
    throw new StartupError(
      `Kho tệp S3 thiếu biến môi trường ${missing.join(', ')}: hãy đặt đủ ${names.join(', ')}, hoặc bỏ tất cả.`,
    )
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = variables as Record<Name, string>
  const s3 = {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
  return { folder, s3 }
}
