import fc from 'fast-check'
import { TEST_SEED } from './seed.ts'

// A failure prints its seed by itself.
fc.configureGlobal({ seed: TEST_SEED })

export default fc
