import './found-packages.ts'

// Only what is imported after it has run is found faster.
await import('./run.ts')
