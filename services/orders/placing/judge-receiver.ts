import { judgeReceiver as judge } from '@tradecounter/chassis/receiver-url'
import type { FieldErrors } from '@tradecounter/kernel/failure'
import type { Context } from '../context.ts'

/** SPEC rule 7, DECISIONS H6: what is wrong with a webhook URL, as field errors. */
export async function judgeReceiver({ resolve, local_receivers }: Context, webhook_url: string | undefined): Promise<FieldErrors> {
  if (webhook_url === undefined) return {}
  const verdict = await judge(webhook_url, { resolve, local_receivers })
  return 'refused' in verdict ? { webhook_url: [verdict.refused] } : {}
}
