/** At the root, so that it may stand before `/doc-sach` itself; its scope keeps it away from every other page. */
export const WORKER = '/doc-sach-worker.js'
export const SCOPE = '/doc-sach'

/** Done when the reader's page opens without a network. Only for whoever keeps a book: nobody else gets a service worker. */
export async function installWorker(): Promise<void> {
  // Vite serves the parts of the page one by one then: there is no list of them.
  if (import.meta.env.DEV) return
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' })
  const worker = registration.installing ?? registration.waiting ?? registration.active
  if (!worker || worker.state === 'activated' || registration.active) return
  await new Promise<void>((done, fail) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') done()
      else if (worker.state === 'redundant')
        fail(new Error('Chưa lưu được trang đọc trên máy này, bạn kiểm tra mạng rồi thử lại nhé'))
    })
  })
}
