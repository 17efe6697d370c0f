import { isPublicAddress, specialIpv4, specialIpv6 } from '../public-address.ts'
import { judgeReceiver, localReceivers, refusedPorts, resolveHost } from '../receiver-url.ts'

const refuses = (address: string): void => expect({ address, public: isPublicAddress(address) }).toEqual({ address, public: false })
const accepts = (address: string): void => expect({ address, public: isPublicAddress(address) }).toEqual({ address, public: true })

describe('DECISIONS H6: every address must be global unicast', () => {
  const last = (range: string): string => {
    const [first = '', prefix] = range.split('/')
    const parts = first.split('.').map(Number)
    return parts.map((part, place) => part | (255 >> Math.min(8, Math.max(0, Number(prefix) - place * 8)))).join('.')
  }

  test.each(specialIpv4)('$range ($what) is refused, from its first address to its last', ({ range }) => {
    refuses(range.split('/')[0] ?? '')
    refuses(last(range))
  })

  test.each(specialIpv6)('$range ($what) is refused', ({ range }) => {
    refuses(range.split('/')[0] ?? '')
  })

  test.each([
    ['IPv4', ['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0', '169.253.255.255', '169.255.0.0',
      '172.15.255.255', '172.32.0.0', '192.0.1.0', '192.0.3.0', '192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '203.0.112.255', '203.0.114.0', '223.255.255.255']],
    ['IPv6', ['2001:4860:4860::8888', '2606:4700:4700::1111', '2a00:1450:4009:81f::200e', '2001:200::1', '2003::1', '3ffe:ffff::1', '2620:4f:8001::1', '2400::']],
    ['IPv4 in IPv6', ['::ffff:8.8.8.8', '::ffff:808:808', '64:ff9b::8.8.8.8', '64:ff9b::808:808', '2600::5efe:8.8.8.8', '2600::200:5efe:808:808']],
  ])('%s addresses beside those ranges are accepted', (_what, addresses) => addresses.forEach(accepts))

  test.each([
    ['loopback', ['127.0.0.1', '127.1.2.3', '::1', '0:0:0:0:0:0:0:1', '0.0.0.0', '::']],
    ['private', ['10.1.2.3', '172.20.0.1', '192.168.1.1', 'fd00::1', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'fec0::1']],
    ['link-local, with cloud metadata', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'febf::1', 'fd00:ec2::254']],
    ['multicast and broadcast', ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1']],
    ['v4-mapped', ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '0:0:0:0:0:ffff:169.254.169.254', '::ffff:0:0']],
    ['v4-compatible and SIIT', ['::127.0.0.1', '::8.8.8.8', '::ffff:0:127.0.0.1', '::ffff:0:8.8.8.8']],
    ['NAT64', ['64:ff9b::127.0.0.1', '64:ff9b::10.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::8.8.8.8', '64:ff9b:0:1::808:808']],
    ['6to4', ['2002:7f00:1::1', '2002:a00:1::', '2002:808:808::1']],
    ['Teredo', ['2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:0:808:808::1']],
    ['ISATAP', ['fe80::5efe:10.0.0.1', '2600::5efe:10.0.0.1', '2600::200:5efe:192.168.0.1', '2600:0:0:1:0:5efe:7f00:1', 'fd00::5efe:8.8.8.8']],
    ['documentation', ['192.0.2.1', '198.51.100.7', '203.0.113.9', '2001:db8::1', '3fff::1', '3fff:fff::1']],
    ['not given out', ['4000::1', '8000::1', '1000::1', 'e000::1', '400::1']],
    ['protocol assignments', ['192.0.0.9', '192.0.0.170', '2001:1::1', '2001:2::1', '2001:3::1', '2001:4:112::1', '2001:10::1', '2001:20::1', '2001:30::1', '2001:1ff::1', '5f00::1', '100::1', '100:0:0:1::1']],
    ['not even addresses', ['', 'localhost', '1.2.3', '1.2.3.4.5', '01.2.3.4', '0x7f.1', '1.2.3.4:80', '[::1]', '2600::1/64', '1.2.3.4 ', ':::', '2600:::1']],
  ])('%s: refused', (_what, addresses) => addresses.forEach(refuses))
})

describe('SPEC: webhook_url must be https on a publicly resolvable host', () => {
  const hosts: Record<string, string[]> = {
    'hooks.example': ['93.184.216.34', '2606:4700::1111'],
    'half.example': ['93.184.216.34', '10.0.0.1'],
    'inside.example': ['192.168.0.7'],
    'empty.example': [],
    'localhost': ['127.0.0.1'],
  }
  const asked: string[] = []
  const rules = {
    local_receivers: '',
    resolve: async (host: string) => {
      asked.push(host)
      const found = hosts[host]
      if (!found) throw new Error('no such host')
      return found
    },
  }
  const https = 'must be a valid https URL'
  const publicHost = 'must be on a publicly resolvable host'
  const port = 'must be on port 443 or one from 1024 up that no other kind of service uses'

  test.each([
    ['https://hooks.example/orders?x=1#f', ['93.184.216.34', '2606:4700::1111']],
    ['HTTPS://Hooks.Example', ['93.184.216.34', '2606:4700::1111']],
    ['https://hooks.example:443/', ['93.184.216.34', '2606:4700::1111']],
    ['https://hooks.example:8443/', ['93.184.216.34', '2606:4700::1111']],
    ['https://hooks.example:1024/', ['93.184.216.34', '2606:4700::1111']],
    ['https://hooks.example:65535/', ['93.184.216.34', '2606:4700::1111']],
    ['https://hooks.example/with@sign?and=a:b@c', ['93.184.216.34', '2606:4700::1111']],
    ['https://93.184.216.34/', ['93.184.216.34']],
    ['https://[2606:4700::1111]/', ['2606:4700::1111']],
    [`https://hooks.example/${'x'.repeat(2048 - 22)}`, ['93.184.216.34', '2606:4700::1111']],
  ])('%s is accepted, and the addresses that were judged are those to connect to', async (url, addresses) => {
    expect(await judgeReceiver(url, rules)).toEqual({ url: new URL(url), addresses })
  })

  test.each([
    ['http://hooks.example/', https], ['ftp://hooks.example/', https], ['hooks.example', https], ['', https], ['//hooks.example/', https],
    ['https:hooks.example', https], ['https:/hooks.example', https], ['https://', https], ['https:///path', https], [' https://hooks.example/', https],
    ['https://hooks.example\\@inside.example/', https], ['https://hooks.example/\n', https], ['https://hooks.example:99999/', https], ['https://[::1', https],
    ['https://ho oks.example/', https], ['https://hööks.example/', https], ['javascript:alert(1)', https],
    ['https://user:pw@hooks.example/', 'must not have a user name or password'], ['https://@hooks.example/', 'must not have a user name or password'],
    ['https://hooks.example:80/', port], ['https://hooks.example:22/', port], ['https://hooks.example:444/', port], ['https://hooks.example:1023/', port], ['https://hooks.example:0/', port],
    [`https://hooks.example/${'x'.repeat(2048 - 21)}`, 'must be at most 2048 characters'],
    ['https://half.example/', publicHost], ['https://inside.example/', publicHost], ['https://empty.example/', publicHost], ['https://nowhere.example/', publicHost],
    ['https://localhost/', publicHost], ['https://localhost:8443/', publicHost], ['https://LOCALHOST./', publicHost],
    ['https://127.0.0.1/', publicHost], ['https://127.1/', publicHost], ['https://2130706433/', publicHost], ['https://0x7f000001/', publicHost], ['https://0177.0.0.1/', publicHost],
    ['https://[::1]/', publicHost], ['https://[::ffff:127.0.0.1]/', publicHost], ['https://[64:ff9b::7f00:1]/', publicHost], ['https://169.254.169.254/latest/meta-data', publicHost],
    ['https://[fe80::1]/', publicHost], ['https://0/', publicHost],
  ])('%s is refused: %s', async (url, refused) => {
    expect(await judgeReceiver(url, rules)).toEqual({ refused })
  })

  test.each([...refusedPorts])('port %i is another kind of service\'s', async (number) => {
    expect(await judgeReceiver(`https://hooks.example:${number}/`, rules)).toEqual({ refused: port })
  })

  test('no host is looked up for a URL that is refused anyway', async () => {
    asked.length = 0
    await judgeReceiver('https://a:b@hooks.example/', rules)
    await judgeReceiver('https://hooks.example:22/', rules)
    expect(asked).toEqual([])
  })

  test('a name without addresses is refused by the real resolver too', async () => {
    expect(await judgeReceiver('https://nowhere.invalid/', { ...rules, resolve: resolveHost })).toEqual({ refused: publicHost })
  })
})

describe('local receivers, in development only', () => {
  const local = (url: string, local_receivers: string) => judgeReceiver(url, { local_receivers, resolve: async () => ['127.0.0.1'] })
  const loopback = { addresses: ['127.0.0.1', '::1'] }

  test('* accepts https://localhost:PORT', async () => {
    expect(await local('https://localhost:40001/hook', '*')).toMatchObject(loopback)
  })

  test('an origin accepts itself alone', async () => {
    expect(await local('https://localhost:40001/hook', 'https://localhost:8443, https://localhost:40001')).toMatchObject(loopback)
    expect(await local('https://localhost:40002/hook', 'https://localhost:40001')).toHaveProperty('refused')
    expect(await local('https://localhost:4000/hook', 'https://localhost:40001')).toHaveProperty('refused')
  })

  test.each([
    'http://localhost:40001/', 'https://127.0.0.1:40001/', 'https://[::1]:40001/', 'https://localhost.:40001/', 'https://a.localhost:40001/', 'https://localhost.example:40001/',
    'https://inside.example:40001/', 'https://10.0.0.1:40001/', 'https://localhost:5432/', 'https://localhost:22/', 'https://user@localhost:40001/',
  ])('every other private address stays refused: %s', async (url) => {
    expect(await local(url, '*')).toHaveProperty('refused')
  })

  test('LOCAL_RECEIVERS is empty, * or origins; and refused in production', () => {
    expect(localReceivers({})).toBe('')
    expect(localReceivers({ NODE_ENV: 'production' })).toBe('')
    expect(localReceivers({ LOCAL_RECEIVERS: '*' })).toBe('*')
    expect(localReceivers({ LOCAL_RECEIVERS: 'https://localhost:1024,https://localhost:1025' })).toBe('https://localhost:1024,https://localhost:1025')
    expect(() => localReceivers({ LOCAL_RECEIVERS: 'https://10.0.0.1' })).toThrow('LOCAL_RECEIVERS must be')
    expect(() => localReceivers({ LOCAL_RECEIVERS: '*', NODE_ENV: 'production' })).toThrow('development only')
  })
})
