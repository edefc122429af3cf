/** Keeps this book on the device: a row in `menu` of `useReader()`. */
export function KeepOffline() {
  return null
}
