import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { connect, type Database } from '../src/database.ts'

export interface TestDatabase {
  db: Database
  url: string
}

/** A database of the test file's own, copied from the seeded template in milliseconds and dropped at its end. */
export async function testDatabase({ connections = 8 } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(`create database "${name}" template "${inject('template')}" strategy file_copy`)
  const url = new URL(inject('clusterUrl'))
  url.pathname = `/${name}`
  const db = connect({ url: url.href, max: connections })
  afterAll(async () => {
    await db.$client.end()
    await onServer(`drop database if exists "${name}" with (force)`)
  })
  return { db, url: url.href }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(inject('clusterUrl'))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
