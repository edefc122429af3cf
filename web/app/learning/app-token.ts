import { TOKEN_KEY } from '../lib/state/stored-token.ts'

/**
 * How the press's mobile app and our `/mobile` pages speak with each other. The app puts one of these into the page before it
 * loads; no web site can:
 * - Android: `addJavascriptInterface(…, 'ThuQuanApp')` with `token()` and `postMessage(text)`;
 * - iOS: a message handler named `thuQuan`, and a user script that sets `window.ThuQuanApp = { token }`.
 *
 * An app that can only open an address appends `#token=…`: what follows # never reaches a server, and it is gone from the address
 * before anything else runs. It counts only beside a bridge
 * that has no `token` of its own, or any link could log a reader into somebody else's account.
 */
interface AppBridge {
  token?: string | (() => string)
  postMessage?(text: string): void
}
type AppWindow = Window & {
  ThuQuanApp?: AppBridge
  webkit?: { messageHandlers?: { thuQuan?: { postMessage(message: unknown): void } } }
}

/** Three parts with dots between them: the shape of our tokens. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** For an inline script of every page inside the app: before the modules start, the person is known. */
export const APP_TOKEN_SCRIPT = `try{var m=/[#&]token=([^&]*)/.exec(location.hash);if(m)history.replaceState(history.state,'',location.pathname+location.search);var a=window.ThuQuanApp,w=window.webkit,i=a||w&&w.messageHandlers&&w.messageHandlers.thuQuan,t=a&&'token'in a?typeof a.token==='function'?a.token():a.token:m&&decodeURIComponent(m[1]);if(i&&${TOKEN}.test(t))localStorage.setItem('${TOKEN_KEY}',t)}catch(_){};`

/** `login`: something on the page needs an account; the app logs in its own way and loads the page again. */
export type AppMessage = { type: 'login'; reason: string } | { type: 'buy'; productId: number }

/** False in a browser that opened the address, such as by a printed code. */
export function isInsideApp(): boolean {
  const { ThuQuanApp, webkit } = window as AppWindow
  return Boolean(ThuQuanApp ?? webkit?.messageHandlers?.thuQuan)
}

/** False where no app listens: a browser that opened the address. */
export function tellApp(message: AppMessage): boolean {
  const { ThuQuanApp, webkit } = window as AppWindow
  const handler = webkit?.messageHandlers?.thuQuan
  if (ThuQuanApp?.postMessage) ThuQuanApp.postMessage(JSON.stringify(message))
  else if (handler) handler.postMessage(message)
  else return false
  return true
}
