/** The formats that the schemas name: what a text has to look like. Each runs in time linear in the text. */
import { isUuid } from '@tradecounter/kernel/ids'
import { messages } from '@tradecounter/kernel/messages'
import { countries } from './countries.ts'

const mailbox = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** The addresses of RFC 5321 without quotes and literals, on a host of two labels or more. */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (text.length > 254 || at < 1 || at > 64 || !mailbox.test(text.slice(0, at))) return false
  const labels = text.slice(at + 1).split('.')
  return labels.length > 1 && labels.every((label) => hostLabel.test(label))
}

/** A URI is ASCII without spaces; the URL parser would drop or escape what is not. */
const isUri = (text: string): boolean => /^[a-z][a-z0-9+.-]*:[\x21-\x7e]+$/i.test(text) && URL.canParse(text)

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

export const formats: Record<string, { check: (text: string) => boolean; message: string }> = {
  'country': { check: (text) => countries.has(text), message: messages.country },
  'date-time': { check: (text) => dateTime.test(text) && !Number.isNaN(Date.parse(text)), message: messages.time },
  'email': { check: isEmail, message: messages.email },
  'https-uri': { check: (text) => /^https:/i.test(text) && isUri(text), message: messages.httpsUrl },
  'uri': { check: isUri, message: messages.httpsUrl },
  'uuid': { check: isUuid, message: messages.uuid },
}
