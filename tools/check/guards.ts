/** What must not stand in a file of the project. */

interface Guard {
  what: string
  files: RegExp
  found: RegExp
}

const guards: Guard[] = [
  // Only a path that begins there: a URL's path or a relative one may pass through such a name. Images have a user called node.
  { what: 'a path of one machine', files: /./, found: /(?:^|[^a-zA-Z0-9._~-])\/(?:work|farm|root|Users|home(?!\/node\/))\// },
  { what: 'a download address (npm config set omit-lockfile-registry-resolved true)', files: /^package-lock\.json$/, found: /"resolved": "http/ },
]

/** `<file>:<line>: <what>` for each line that breaks a guard; binary files break none. */
export function findingsIn(file: string, text: string): string[] {
  const judging = guards.filter((guard) => guard.files.test(file))
  if (text.includes('\0')) return []
  return text.split('\n').flatMap((line, index) => judging.filter(({ found }) => found.test(line)).map(({ what }) => `${file}:${index + 1}: ${what}`))
}
