import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

/** The server's code but for what runs in tests and while the embedded cluster is made, where no request is. */
const files = globSync('**/*.ts', { cwd: source }).filter(
  (path) => !/(^testing\/|\.test\.ts$|^db\/embedded)/.test(path),
)

/**
 * What puts a text into a statement as it stands. `sql.ref` may name a column: it quotes it, and what a request may sort
 * by is a closed list of its schema.
 */
const intoTheStatement = [
  /\bsql\.(raw|lit|literal)\b/,
  /\.(query|executeSql)\(\s*`[^`]*\$\{/,
  /\.(query|executeSql)\([^)]*\+/,
  /CompiledQuery\.raw/,
]

test('nothing reaches SQL but as a parameter', () => {
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((path) => {
    const code = readFileSync(join(source, path), 'utf8')
    return intoTheStatement.filter((way) => way.test(code)).map((way) => `${path}: ${way}`)
  })
  expect(found).toEqual([])
})
