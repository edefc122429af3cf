import { parentPort, workerData } from 'node:worker_threads'
import { type Given, read } from './readers.ts'

parentPort?.postMessage(await read(workerData as Given))
