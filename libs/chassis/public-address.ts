/**
 * Which IP addresses a webhook may go to (DECISIONS H6): global unicast ones only. Every range of IANA's two registries of
 * special-purpose addresses is refused, those marked as reachable too: no receiver lives there.
 */
import { isIPv4, isIPv6 } from 'node:net'

interface Range {
  range: string
  what: string
}

/** IANA IPv4 Special-Purpose Address Registry, and multicast. */
export const specialIpv4: readonly Range[] = [
  { range: '0.0.0.0/8', what: 'this network' },
  { range: '10.0.0.0/8', what: 'private use' },
  { range: '100.64.0.0/10', what: 'shared address space' },
  { range: '127.0.0.0/8', what: 'loopback' },
  { range: '169.254.0.0/16', what: 'link local, with the metadata services of clouds' },
  { range: '172.16.0.0/12', what: 'private use' },
  { range: '192.0.0.0/24', what: 'IETF protocol assignments, with DS-Lite, PCP, TURN and NAT64 discovery' },
  { range: '192.0.2.0/24', what: 'documentation' },
  { range: '192.31.196.0/24', what: 'AS112' },
  { range: '192.52.193.0/24', what: 'AMT' },
  { range: '192.88.99.0/24', what: '6to4 relays' },
  { range: '192.168.0.0/16', what: 'private use' },
  { range: '192.175.48.0/24', what: 'AS112, direct delegation' },
  { range: '198.18.0.0/15', what: 'benchmarking' },
  { range: '198.51.100.0/24', what: 'documentation' },
  { range: '203.0.113.0/24', what: 'documentation' },
  { range: '224.0.0.0/4', what: 'multicast' },
  { range: '240.0.0.0/4', what: 'reserved, and limited broadcast' },
]

/** IANA IPv6 Special-Purpose Address Registry, and what else is no unicast. The forms that hold an IPv4 address are judged by it (below). */
export const specialIpv6: readonly Range[] = [
  { range: '::/128', what: 'unspecified' },
  { range: '::1/128', what: 'loopback' },
  { range: '::/96', what: 'IPv4-compatible' },
  { range: '64:ff9b:1::/48', what: 'local-use NAT64' },
  { range: '100::/64', what: 'discard only' },
  { range: '100:0:0:1::/64', what: 'dummy prefix' },
  { range: '2001::/23', what: 'IETF protocol assignments, with Teredo (2001::/32), benchmarking, AMT, AS112, ORCHID, ORCHIDv2 and drone ids' },
  { range: '2001:db8::/32', what: 'documentation' },
  { range: '2002::/16', what: '6to4' },
  { range: '2620:4f:8000::/48', what: 'AS112, direct delegation' },
  { range: '3fff::/20', what: 'documentation' },
  { range: '5f00::/16', what: 'segment routing' },
  { range: 'fc00::/7', what: 'unique local' },
  { range: 'fe80::/10', what: 'link local' },
  { range: 'fec0::/10', what: 'site local' },
  { range: 'ff00::/8', what: 'multicast' },
]

/** All that IANA has given out as global unicast; what is not given out yet is no receiver's. */
const globalUnicastIpv6 = '2000::/3'

/** Prefixes of /96 before an IPv4 address, which is the one that is reached. */
export const holdingIpv4: readonly Range[] = [
  { range: '::ffff:0:0/96', what: 'IPv4-mapped' },
  { range: '64:ff9b::/96', what: 'NAT64' },
]

interface Block {
  first: bigint
  /** Bits after the prefix. */
  rest: bigint
}

const isIn = (address: bigint, { first, rest }: Block): boolean => address >> rest === first >> rest

const ipv4Number = (address: string): bigint => address.split('.').reduce((number, part) => number << 8n | BigInt(part), 0n)

function ipv6Number(address: string): bigint {
  const dotted = address.slice(address.lastIndexOf(':') + 1)
  const inner = isIPv4(dotted) ? ipv4Number(dotted) : undefined
  const hex = inner === undefined ? address : `${address.slice(0, -dotted.length)}${(inner >> 16n).toString(16)}:${(inner & 0xffffn).toString(16)}`
  const [head = '', tail = ''] = hex.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const gap = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...gap, ...after].reduce((number, part) => number << 16n | BigInt(`0x${part}`), 0n)
}

function block({ range }: { range: string }): Block {
  const [address = '', prefix] = range.split('/')
  const long = isIPv6(address)
  return { first: long ? ipv6Number(address) : ipv4Number(address), rest: BigInt((long ? 128 : 32) - Number(prefix)) }
}

const special4 = specialIpv4.map(block)
const special6 = specialIpv6.map(block)
const holding = holdingIpv4.map(block)
const unicast6 = block({ range: globalUnicastIpv6 })

const isPublicIpv4 = (address: bigint): boolean => !special4.some((range) => isIn(address, range))

/** ISATAP: the interface identifier is 0000:5efe or 0200:5efe, then an IPv4 address. */
const isIsatap = (address: bigint): boolean => ((address >> 32n & 0xffffffffn) | 0x02000000n) === 0x02005efen

function isPublicIpv6(address: bigint): boolean {
  const inner = address & 0xffffffffn
  if (holding.some((range) => isIn(address, range))) return isPublicIpv4(inner)
  if (isIsatap(address) && !isPublicIpv4(inner)) return false
  return isIn(address, unicast6) && !special6.some((range) => isIn(address, range))
}

/** Of a literal, IPv4 or IPv6, as a resolver gives it; anything else (a zone, a port, a name) is not public. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return isPublicIpv4(ipv4Number(address))
  return isIPv6(address) && !address.includes('%') && isPublicIpv6(ipv6Number(address))
}
