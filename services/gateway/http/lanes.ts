/** Work in lanes: at most `width` at a time of one name, the others wait their turn. */

export type Lanes = <T>(name: string, work: () => Promise<T>) => Promise<T>

export function createLanes(width: number): Lanes {
  const lanes = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async (name, work) => {
    const lane = lanes.get(name) ?? { running: 0, waiting: [] }
    lanes.set(name, lane)
    if (lane.running < width) lane.running++
    else await new Promise<void>((turn) => lane.waiting.push(turn))
    try {
      return await work()
    } finally {
      // A place is handed on rather than given up, so that nobody comes in between.
      const next = lane.waiting.shift()
      if (next) next()
      else if (--lane.running === 0) lanes.delete(name)
    }
  }
}
