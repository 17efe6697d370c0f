/** Fixed windows (SPEC "Limits", DECISIONS R1 to R4) as pure decisions; times are Unix milliseconds. */

export interface Policy {
  name: 'read' | 'write' | 'address' | 'stranger'
  /** Requests a window. */
  limit: number
  /** Requests that a replica may count before it settles with the others: at most 5 % of the limit (R4). */
  lease: number
}

const policy = (name: Policy['name'], limit: number): Policy => ({ name, limit, lease: Math.max(1, Math.floor(limit / 20)) })

export const policies = {
  read: policy('read', 600),
  write: policy('write', 120),
  /** Per client address: public routes and every 401 (R3). */
  address: policy('address', 60),
  /** Per client address: tokens of the right form that accounts does not know. Once they are spent, nobody unknown is looked up any more. */
  stranger: policy('stranger', 60),
} as const satisfies Record<Policy['name'], Policy>

export const window_ms = 60_000

/** What one replica knows of a window. */
export interface Window {
  ends_at: number
  /** Requests of all replicas, as of the last time this one settled; its own of then included. */
  settled: number
  /** Its own since. */
  unsettled: number
}

export const hasEnded = (window: Window, now: number): boolean => window.ends_at <= now

export const isSpent = (policy: Policy, window: Window): boolean => window.settled + window.unsettled >= policy.limit

/** Where a subject stands, as the headers tell it. */
export interface Standing {
  policy: Policy
  allowed: boolean
  remaining: number
  /** Seconds until the window ends, rounded up (R2). */
  reset_s: number
}

/** `window` is undefined before the first request of one. */
export function standingIn(policy: Policy, window: Window | undefined, now: number, allowed: boolean): Standing {
  if (!window || hasEnded(window, now)) return { policy, allowed, remaining: policy.limit, reset_s: window_ms / 1000 }
  return {
    policy,
    allowed,
    remaining: Math.max(0, policy.limit - window.settled - window.unsettled),
    reset_s: Math.ceil((window.ends_at - now) / 1000),
  }
}
