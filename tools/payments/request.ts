/** What a route is handed. */
export interface Request {
  /** Of the path, where it names one. */
  id: string
  /** The body's, or the query's of a GET. */
  form: URLSearchParams
  idempotency_key: string | null
  now: Date
  newId(prefix: string): string
}
