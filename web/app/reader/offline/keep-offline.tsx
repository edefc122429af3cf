/** In the menu of a book: keeps it on the device. */
export function KeepOffline() {
  return null
}
