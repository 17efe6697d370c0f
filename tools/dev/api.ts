/** The public API, called as an integrator would. */

export interface Api {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: object, headers?: Record<string, string>): Promise<T>
}

interface Problem {
  detail?: string
  errors?: Record<string, string[]>
}

/** Throws, with the problem's detail and field errors, unless the answer is a 2xx. */
export function callApi(base_url: string, key: string): Api {
  const call = async <T>(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<T> => {
    const response = await fetch(base_url + path, {
      method, signal: AbortSignal.timeout(20_000),
      headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const answer: unknown = await response.json()
    if (response.ok) return answer as T
    const { detail = '', errors = {} } = answer as Problem
    throw new Error(`${method} ${path} → ${response.status}: ${detail} ${Object.entries(errors).map(([field, texts]) => `${field} ${texts.join(', ')}`).join('; ')}`.trim())
  }
  return { get: (path) => call('GET', path), post: (path, body, headers) => call('POST', path, body, headers) }
}
