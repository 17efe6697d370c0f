/** Whom a request without a credential is counted against (DECISIONS R3). */
import { isIP } from 'node:net'

/**
 * The client's address: with `trusted_proxies` proxies in front, the one that the outermost of them saw. What a client puts into
 * X-Forwarded-For itself stands further left and is never looked at.
 */
export function clientAddress(peer: string, forwarded_for: string, trusted_proxies: number): string {
  if (trusted_proxies === 0) return subnetOf(peer)
  const seen = [...forwarded_for.split(',').map((part) => part.trim()).filter(Boolean), peer]
  for (const address of seen.slice(Math.max(0, seen.length - 1 - trusted_proxies))) if (isIP(address)) return subnetOf(address)
  return subnetOf(peer)
}

/** An IPv4 address, or the /64 of an IPv6 one: a household or a server has that many to itself. */
function subnetOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (isIP(address) !== 6) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail !== undefined) {
    const after = tail.split(':').filter(Boolean)
    while (groups.length + after.length < 8) groups.push('0')
    groups.push(...after)
  }
  return `${groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
