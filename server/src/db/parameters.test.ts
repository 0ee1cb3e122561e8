import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

/**
 * The server's code, without code that runs only in tests or while the embedded cluster is created, where there are no
 * requests.
 */
const files = globSync('**/*.ts', { cwd: source }).filter(
  (path) => !/(^testing\/|\.test\.ts$|^db\/embedded)/.test(path),
)

/**
 * Functions that put a text unchanged into a statement. `sql.ref` is allowed: it quotes the name of a column, and the
 * sort columns of a request are a closed list in its schema.
 */
const intoTheStatement = [
  /\bsql\.(raw|lit|literal)\b/,
  /\.(query|executeSql)\(\s*`[^`]*\$\{/,
  /\.(query|executeSql)\([^)]*\+/,
  /CompiledQuery\.raw/,
]

test('values reach SQL only as parameters', () => {
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((path) => {
    const code = readFileSync(join(source, path), 'utf8')
    return intoTheStatement.filter((way) => way.test(code)).map((way) => `${path}: ${way}`)
  })
  expect(found).toEqual([])
})
