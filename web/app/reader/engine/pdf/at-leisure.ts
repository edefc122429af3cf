/** When the browser has nothing better to do, but soon. Safari has no word for it. */
export const atLeisure = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => done(), { timeout: 300 })
    else setTimeout(done, 50)
  })
