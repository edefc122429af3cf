import { resolve } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { prepareHome, USER } from './home.ts'
import { findRunning, type LaunchOptions, launch, stopServer } from './server-process.ts'
import { joinUsers } from './users.ts'

const ATTEMPTS = 5

export interface ClusterOptions extends LaunchOptions {
  /** The folder this server owns: data, password, log. */
  folder: string
}

export interface Cluster {
  /** A connection string for one of its databases. */
  url(database: string): string
  /** True when the server was already running: left by a killed run, or shared with a second process. */
  adopted: boolean
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>
}

/** Starts PostgreSQL in a folder, or takes over the one that is already running there; brings it back whenever it dies. */
export async function startCluster({ folder, ...options }: ClusterOptions): Promise<Cluster> {
  const home = await prepareHome(resolve(folder), options)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const running = await findRunning(home)
    let server = running ?? (await launch(home, options))
    const { port } = server
    const host = server.socketFolder === null ? '127.0.0.1' : encodeURIComponent(server.socketFolder)
    const url = (database: string) => `postgres://${USER}:${home.password}@${host}:${port}/${database}`
    const membership = await joinUsers(url('postgres'), {
      // On the port it had: everybody goes on asking there.
      async revive() {
        server = (await findRunning(home)) ?? (await launch(home, { ...options, port }))
      },
    })
    if (membership) return { url, adopted: running !== null, stop: () => membership.leave(() => stopServer(server)) }
  }
  throw new StartupError('PostgreSQL kèm theo cứ dừng ngay sau khi khởi động; xem tệp postgres.log trong thư mục dữ liệu.')
}
