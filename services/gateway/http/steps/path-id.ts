import { notFound } from '@tradecounter/kernel/failure'
import type { Exchange } from '../exchange.ts'

/** Every form of id, and slugs, is of these; whatever else is asked for does not exist (DECISIONS W4). */
const form = /^[A-Za-z0-9_-]{1,100}$/

export function pathId({ params }: Exchange): string {
  const id = params.id ?? ''
  if (!form.test(id)) throw notFound()
  return id
}
