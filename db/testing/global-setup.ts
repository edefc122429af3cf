import type { TestProject } from 'vitest/node'
import { prepareTemplate, startTestCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
    template: string
  }
}

/** Several projects share one server and one template: the first makes them, the last stops the server. */
let shared: ReturnType<typeof prepare> | undefined
let users = 0

async function prepare() {
  const cluster = await startTestCluster()
  return { cluster, template: await prepareTemplate(cluster) }
}

export default async function setup(project: TestProject) {
  users++
  shared ??= prepare()
  const { cluster, template } = await shared
  project.provide('clusterUrl', cluster.url('postgres'))
  project.provide('template', template)
  return async () => {
    if (--users === 0) await cluster.stop()
  }
}
