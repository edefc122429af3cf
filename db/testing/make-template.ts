import { prepareTemplate, startTestCluster } from './cluster.ts'

/** Beside the checks of types and style: it takes one core a quarter of a minute, for which the tests would wait. */
const cluster = await startTestCluster()
await prepareTemplate(cluster)
await cluster.stop()
