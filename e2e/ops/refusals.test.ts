import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { testDatabase } from '@tq/db/testing/database.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { hasServer, makeDataFolder, makeFilledFolder } from './fixtures/data-folder.ts'
import { makeDisk } from './fixtures/disk.ts'
import { isRoot, refusedStart } from './fixtures/program.ts'
import { expectSentence } from './fixtures/sentence.ts'

describe('settings', () => {
  test('a wrong variable is named', async () => {
    expectSentence(await refusedStart({ PORT: 'tám nghìn', ROLE: 'boss' }), /^Biến môi trường không hợp lệ: PORT .*; ROLE .*\.$/)
  })

  test('a taken port is named, and the database started for nothing is stopped', async () => {
    const DATA_DIR = await makeFilledFolder()
    const port = await takePort()
    expectSentence(
      await refusedStart({ DATA_DIR, PORT: String(port) }),
      new RegExp(`^Cổng ${port} đang có chương trình khác dùng`),
    )
    expect(hasServer(DATA_DIR)).toBe(false)
  })
})

describe('DATABASE_URL', () => {
  test('a server that is not there', async () => {
    const DATABASE_URL = 'postgres://ai:mat-khau@127.0.0.1:1/sach'
    const refusal = await refusedStart({ DATABASE_URL })
    expectSentence(refusal, /^Không kết nối được cơ sở dữ liệu 127\.0\.0\.1:1\/sach .*Hãy kiểm tra DATABASE_URL\.$/)
    expect(refusal.stderr).not.toContain('mat-khau')
  })

  test('a wrong password, which is not shown', async () => {
    const url = new URL((await testDatabase()).url)
    url.password = 'mat-khau-sai'
    const refusal = await refusedStart({ DATABASE_URL: url.href })
    expectSentence(refusal, /^Không kết nối được cơ sở dữ liệu .*password authentication failed/)
    expect(refusal.stderr).not.toContain('mat-khau-sai')
  })
})

describe('DATA_DIR', () => {
  test('a file in the way', async () => {
    const DATA_DIR = join(await makeDataFolder(), 'tệp')
    writeFileSync(DATA_DIR, '')
    expectSentence(await refusedStart({ DATA_DIR }), /^Không ghi được vào thư mục dữ liệu .*tệp/)
  })

  test('a folder that may not be written to', async () => {
    // Root may write anywhere but on a disk that is mounted for reading only.
    const DATA_DIR = isRoot ? await makeDisk('1m', 'ro') : await makeClosedFolder()
    expectSentence(await refusedStart({ DATA_DIR }), /^Không ghi được vào thư mục dữ liệu /)
  })
})

function takePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, 'localhost', () => done((server.address() as { port: number }).port))
    onTestFinished(() => void server.close())
  })
}

async function makeClosedFolder(): Promise<string> {
  const folder = join(await makeDataFolder(), 'chỉ-đọc')
  mkdirSync(folder)
  chmodSync(folder, 0o555)
  return folder
}
