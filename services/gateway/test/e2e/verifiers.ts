/** Runs the verifiers of the webhooks page, each in its own language, if the machine has it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Case {
  /** The raw body in base64. */
  body: string
  header: string
  secret: string
  /** Unix seconds. */
  now: number
}

interface Language {
  name: string
  file: string
  /** Answers something if the language is there. */
  probe: [string, string[]]
  /** Prints a JSON list of booleans for the list of cases in a file. `folder` is its own to write into. */
  run: (source: string, cases: string, folder: string) => [string, string[]]
}

const goProgram = `package main

import (
	"encoding/base64"
	"encoding/json"
	"os"
	"time"

	"example.com/receiver/webhook"
)

func main() {
	text, _ := os.ReadFile(os.Args[1])
	var cases []struct {
		Body, Header, Secret string
		Now                  int64
	}
	if err := json.Unmarshal(text, &cases); err != nil {
		panic(err)
	}
	verdicts := []bool{}
	for _, each := range cases {
		body, _ := base64.StdEncoding.DecodeString(each.Body)
		verdicts = append(verdicts, webhook.Verify(body, each.Header, each.Secret, time.Unix(each.Now, 0)))
	}
	json.NewEncoder(os.Stdout).Encode(verdicts)
}
`

function goProject(source: string, folder: string): string {
  mkdirSync(join(folder, 'webhook'))
  copyFileSync(source, join(folder, 'webhook/verify.go'))
  writeFileSync(join(folder, 'go.mod'), 'module example.com/receiver\n\ngo 1.21\n')
  writeFileSync(join(folder, 'main.go'), goProgram)
  return folder
}

const languages: Language[] = [
  {
    name: 'Node', file: 'verify.mjs', probe: [process.execPath, ['--version']],
    run: (source, cases) => [process.execPath, ['--input-type=module', '-e', `
      import { readFileSync } from 'node:fs'
      import { verify } from ${JSON.stringify(source)}
      const cases = JSON.parse(readFileSync(${JSON.stringify(cases)}, 'utf8'))
      console.log(JSON.stringify(cases.map(({ body, header, secret, now }) => verify(Buffer.from(body, 'base64'), header, secret, now))))`]],
  },
  {
    name: 'Python', file: 'verify.py', probe: ['python3', ['--version']],
    run: (source, cases) => ['python3', ['-B', '-c', `
import base64, json, runpy, sys
verify = runpy.run_path(sys.argv[1])["verify"]
cases = json.load(open(sys.argv[2]))
print(json.dumps([verify(base64.b64decode(c["body"]), c["header"], c["secret"], c["now"]) for c in cases]))`, source, cases]],
  },
  {
    name: 'PHP', file: 'verify.php', probe: ['php', ['--version']],
    run: (source, cases) => ['php', ['-n', '-r', `
require $argv[1];
$verdicts = [];
foreach (json_decode(file_get_contents($argv[2]), true) as $c) {
    $verdicts[] = verify(base64_decode($c['body']), $c['header'], $c['secret'], $c['now']);
}
echo json_encode($verdicts);`, '--', source, cases]],
  },
  {
    name: 'Ruby', file: 'verify.rb', probe: ['ruby', ['--version']],
    run: (source, cases) => ['ruby', ['-rjson', '-e', `
load ARGV[0]
puts JSON.generate(JSON.parse(File.read(ARGV[1])).map { |c| verify(c["body"].unpack1("m"), c["header"], c["secret"], now: c["now"]) })`, source, cases]],
  },
  {
    name: 'Go', file: 'verify.go', probe: ['go', ['version']],
    run: (source, cases, folder) => ['go', ['-C', goProject(source, folder), 'run', '.', cases]],
  },
]

export const files: string[] = languages.map(({ file }) => file)

/** Those of the machine; Node always is. */
export const present: string[] = languages.filter(({ probe: [command, options] }) => spawnSync(command, options).status === 0).map(({ name }) => name)

/** Nothing from the network: the verifiers need only their standard libraries. */
const environment = { ...process.env, GOTOOLCHAIN: 'local', GOPROXY: 'off', GOFLAGS: '-mod=mod', GOWORK: 'off', ...(process.env.HOME ? {} : { GOCACHE: join(tmpdir(), 'go-build') }) }

/** The verdict on each case. */
export function verdicts(language: string, cases: Case[]): boolean[] {
  const found = languages.find(({ name }) => name === language)
  if (!found) throw new Error(`no verifier in ${language}`)
  const folder = mkdtempSync(join(tmpdir(), 'verifier-'))
  try {
    const file = join(folder, 'cases.json')
    writeFileSync(file, JSON.stringify(cases))
    const [command, options] = found.run(join(import.meta.dirname, '../../docs/verifiers', found.file), file, folder)
    return JSON.parse(execFileSync(command, options, { encoding: 'utf8', env: environment, timeout: 120_000 })) as boolean[]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
