/** A service process, for tests of its life: its one span ends while it is being stopped. */
import { runService } from '../lifecycle.ts'
import { createLog } from '../log.ts'
import { inRootSpan } from '../tracing.ts'

await runService(createLog('life', 'info'), async () => {
  if (process.argv[2] === 'broken') throw new Error('no database')
  return [
    () => { throw new Error('stuck') },
    () => inRootSpan('last words', { 'request.id': 'request 9' }, async () => undefined),
  ]
})
