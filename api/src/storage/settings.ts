export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface StorageSettings {
  /** Files being received lie here; without S3 the kept ones too. */
  folder: string
  /** Null: files are kept in the folder. */
  s3: S3Settings | null
}
