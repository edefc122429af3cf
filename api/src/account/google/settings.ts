/** The service that identifies people: Google, or the demo's stand-in, which speaks the same protocol. */
export interface GoogleSettings {
  issuers: string[]
  clientId: string
  /** The login page of that service; its answer comes back to `RETURN_PATH`. */
  authorizeUrl: string
  /** Its public keys, as a JWKS. */
  keysUrl: string
}

export const realGoogle = (clientId: string): GoogleSettings => ({
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  clientId,
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
})
