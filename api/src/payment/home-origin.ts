import { BlockList, isIP } from 'node:net'

/** Addresses that lead out of no house: this machine and private networks. */
const AT_HOME = new BlockList()
AT_HOME.addSubnet('127.0.0.0', 8)
AT_HOME.addSubnet('10.0.0.0', 8)
AT_HOME.addSubnet('172.16.0.0', 12)
AT_HOME.addSubnet('192.168.0.0', 16)
AT_HOME.addAddress('::1', 'ipv6')
AT_HOME.addSubnet('fc00::', 7, 'ipv6')

/**
 * Where a visitor of a demo at home has come to, by the request's `Host`: `localhost`, or an address of this house. Null for every name,
 * since anybody can give one to this machine, and whenever the shop has a public address: there the header is the proxy's.
 */
export function homeOrigin(host: string | undefined, publicUrl: string): string | null {
  if (!isHomeUrl(publicUrl)) return null
  const url = URL.parse(`http://${host}`)
  // `a@b`, a path or a zero-padded address would be read as something else than what was sent.
  return url && url.host === host && isHomeUrl(url.origin) ? url.origin : null
}

function isHomeUrl(text: string): boolean {
  const { protocol, hostname } = new URL(text)
  const address = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  return (
    protocol === 'http:' && (hostname === 'localhost' || (family > 0 && AT_HOME.check(address, family === 6 ? 'ipv6' : 'ipv4')))
  )
}
