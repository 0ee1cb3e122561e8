// Builds the web app into web/dist, unless what is there was made from the same sources. Imported before the server.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'web', 'dist')
const stamp = join(dist, '.built-from')

const sources = ['web', 'contract/src', 'package-lock.json']
const notSources = /^(dist|node_modules|\.)|\.test\.tsx?$/

const wanted = fingerprint()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) build()

function build() {
  const begun = Date.now()
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const result = spawnSync(process.execPath, [vite, 'build', '--logLevel=warn'], {
    cwd: join(root, 'web'),
    encoding: 'utf8',
  })
  if (result.status !== 0) {
    console.error(`${result.stdout}${result.stderr}\nThe web app could not be built.`)
    process.exit(1)
  }
  // Warnings, such as of a first load that has grown too big.
  process.stderr.write(result.stderr)
  compress(dist)
  writeFileSync(stamp, wanted)
  console.log(`Built the web app in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

function filesOf(path) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .filter((name) => !notSources.test(name))
    .flatMap((name) => filesOf(join(path, name)))
}

/** The server sends the .gz to browsers that take it; small files do not gain from it. */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.(js|css|html|svg|json|txt|webmanifest)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const content = readFileSync(path)
    if (content.length > 1024) writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
