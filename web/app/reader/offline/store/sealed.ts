/** Bytes that only their key opens. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

/** From the server's 256 bits as base64. It can be used, and kept by the browser, but never read out again. */
export const importKey = (base64: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  )

/** `place` says what this is a piece of: moved to another place, it does not open. */
const algorithm = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
  ...{ name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) },
})

export async function seal(key: CryptoKey, place: string, bytes: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, data: await crypto.subtle.encrypt(algorithm(iv, place), key, bytes) }
}

export const unseal = async (key: CryptoKey, place: string, { iv, data }: Sealed): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.decrypt(algorithm(iv, place), key, data))

export const sealJson = (key: CryptoKey, place: string, value: unknown): Promise<Sealed> =>
  seal(key, place, new TextEncoder().encode(JSON.stringify(value)))

/** Only we can have sealed it: the key would not open anything else. */
export const unsealJson = async <T>(key: CryptoKey, place: string, sealed: Sealed): Promise<T> =>
  JSON.parse(new TextDecoder().decode(await unseal(key, place, sealed))) as T
