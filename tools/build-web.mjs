// Builds the web app into web/dist, unless it is up to date. `npm start` imports it before the server. A running server
// serves the previous app until the new one is complete; a failed build keeps the previous app.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'web', 'dist')
const stamp = '.built-from'

const sources = ['web', 'contract/src', 'package-lock.json']
const notSources = /^(dist|node_modules|\.)|\.test\.tsx?$/

const wanted = fingerprint()
if (builtFrom() !== wanted) await build()

function builtFrom() {
  const file = join(dist, stamp)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

async function build() {
  const begun = Date.now()
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const fresh = join(root, '.cache', `web-${process.pid}`)
  const result = spawnSync(process.execPath, [vite, 'build', '--logLevel=warn', `--outDir=${fresh}`], {
    cwd: join(root, 'web'),
    encoding: 'utf8',
  })
  if (result.status !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    console.error(`${result.stdout}${result.stderr}\nThe web app could not be built.`)
    process.exit(1)
  }
  process.stderr.write(result.stderr)
  await compress(fresh)
  writeFileSync(join(fresh, stamp), wanted)
  replaceBy(fresh)
  console.log(`Built the web app in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
}

function replaceBy(fresh) {
  const former = `${fresh}-former`
  if (existsSync(dist)) renameSync(dist, former)
  renameSync(fresh, dist)
  rmSync(former, { recursive: true, force: true })
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

/**
 * Writes a .br and a .gz of each file, which the server sends to browsers that accept them. Small files gain nothing
 * from compression. Each file is compressed in a separate thread.
 */
async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.(js|css|html|svg|json|txt|webmanifest|wasm)$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name))
  await Promise.all(
    files.map(async (path) => {
      const content = readFileSync(path)
      if (content.length <= 1024) return
      // The QR decoder has a megabyte: the best quality would take longer for it than for all other files together.
      const quality = content.length > 500_000 ? 9 : 11
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(content, { params }),
        promisify(gzip)(content, { level: 9 }),
      ])
      writeFileSync(`${path}.br`, brotli)
      writeFileSync(`${path}.gz`, gzipped)
    }),
  )
}
