import ipaddr from 'ipaddr.js'

const { IPv4, IPv6 } = ipaddr

/**
 * Accepts dotted decimals and IPv6. '1' and '0x7f.1' are IPv4 addresses to an operating system; here they are
 * typing errors.
 */
const isAddress = (text: string) => IPv4.isValidFourPartDecimal(text) || IPv6.isValid(text)

/**
 * Returns the address in its shortest form, without a zone (`%eth0`); an IPv4 address written as IPv6 becomes
 * IPv4. Undefined for any other text.
 */
export function readAddress(text: string): string | undefined {
  const [address = ''] = text.split('%')
  return isAddress(address) ? ipaddr.process(address).toString() : undefined
}

/**
 * The source by which attempts are counted: an IPv4 address, or the first 64 bits of an IPv6 address, because
 * one subscriber has all addresses of a /64. The database reads it as `inet`.
 */
export function sourceOf(address: string): string {
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`
}

/** The widest networks that a proxy setting may trust: a wider one is a mistake in the setting. */
const WIDEST = { ipv4: 8, ipv6: 16 }

/** Whether the text is an address or a network (`10.0.0.0/24`) that a proxy setting may trust. */
export function isProxyAddress(text: string): boolean {
  if (text.includes('%')) return false
  if (isAddress(text)) return true
  if (IPv4.isValidCIDRFourPartDecimal(text)) return IPv4.parseCIDR(text)[1] >= WIDEST.ipv4
  if (!IPv6.isValidCIDR(text)) return false
  const [network, bits] = IPv6.parseCIDR(text)
  // `::ffff:0.0.0.0/96` contains every IPv4 address.
  return bits >= WIDEST.ipv6 && !network.isIPv4MappedAddress()
}
