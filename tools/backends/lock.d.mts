export function identityOf(pid: number): string | undefined
export function pidIn(identity: string): number
export function isRunning(identity: string): boolean
export function takeLock(file: string): (() => void) | number
