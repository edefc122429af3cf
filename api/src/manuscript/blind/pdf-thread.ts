import { parentPort, workerData } from 'node:worker_threads'
import { stripPdf } from './strip-pdf.ts'

const made = await stripPdf(workerData as Uint8Array)
parentPort?.postMessage(made)
