/** A certificate for https://localhost that is its own authority, for tests' TLS servers. */
import { generate } from 'selfsigned'

/** PEM. */
export interface Certificate {
  key: string
  cert: string
}

export async function localhostCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'basicConstraints', cA: true }, { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  return { key, cert }
}
