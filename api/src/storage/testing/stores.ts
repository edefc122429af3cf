import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { FileStore } from '../file-store.ts'
import { openFileStore } from '../open-store.ts'
import { testS3 } from './s3-server.ts'

export interface TestStore {
  kind: 'folder' | 'S3'
  store: FileStore
  folder: string
}

/** An empty store of each kind: whatever holds for one holds for the other. */
export async function testStores(): Promise<TestStore[]> {
  const s3 = await testS3()
  return Promise.all([open('folder', null), open('S3', s3)])

  async function open(kind: TestStore['kind'], wanted: typeof s3 | null): Promise<TestStore> {
    const folder = await mkdtemp(join(tmpdir(), 'tq-store-'))
    const store = openFileStore({ folder, s3: wanted })
    afterAll(async () => {
      store.close()
      await rm(folder, { recursive: true, force: true })
    })
    return { kind, store, folder }
  }
}
