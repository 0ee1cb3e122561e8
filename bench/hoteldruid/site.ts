import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/src/db/embedded/free-port.ts'

/** The folder of HotelDruid in Debian's package. */
const INSTALLED = '/usr/share/hoteldruid'
const FOLDER = fileURLToPath(new URL('../../.cache/hoteldruid', import.meta.url))

/** The number of concurrent requests, one for each desk. */
const WORKERS = '8'

/** Returns the versions of HotelDruid and PHP; undefined if HotelDruid cannot run here. */
export function findHotelDruid(): { version: string; php: string } | undefined {
  const modules = spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout ?? ''
  if (!existsSync(join(INSTALLED, 'creadb.php')) || !/^pgsql$/m.test(modules)) return undefined
  const source = readFileSync(join(INSTALLED, 'includes/funzioni.php'), 'utf8')
  const [, version = 'unknown'] = /'C_PHPR_VERSIONE_TXT', *"([^"]+)"/.exec(source) ?? []
  const [, php = 'unknown'] =
    /^PHP (\S+)/.exec(spawnSync('php', ['-v'], { encoding: 'utf8' }).stdout ?? '') ?? []
  return { version, php }
}

/** The instruction that is printed if HotelDruid is missing. */
export const HOW_TO =
  'HotelDruid is not installed here. On Debian 12: apt-get install --no-install-recommends hoteldruid php-cli php-pgsql'

export type Site = {
  /** Posts a form, and resolves to the page; fails for any status except 200. */
  post: (page: string, fields: Record<string, string | number>) => Promise<string>
  stop: () => Promise<void>
}

const php = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/**
 * Starts a copy of HotelDruid on an empty database, without a sign-in. It runs on the web server of PHP, which caches
 * the compiled code (opcache).
 */
export async function startSite(databaseUrl: string): Promise<Site> {
  rmSync(FOLDER, { recursive: true, force: true })
  const at = (name: string) => join(FOLDER, name)
  for (const name of ['data', 'pages']) mkdirSync(at(name), { recursive: true })
  cpSync(INSTALLED, at('site'), { recursive: true, dereference: true })
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl)
  const connection = {
    TYPE: 'postgresql',
    NAME: pathname.slice(1),
    HOST: searchParams.get('host') ?? hostname,
    PORT: port || '5432',
    USER: username,
    PASS: password,
  }
  const lines = Object.entries(connection).map(([name, value]) => `$HOTELD_DB_${name} = ${php(value)};`)
  writeFileSync(at('database.php'), `<?php\n${lines.join('\n')}\n$HOTELD_TAB_PRE = 'hd_';\n`)
  const constants = {
    C_DATI_PATH: at('data'),
    C_EXT_DB_DATA_PATH: at('database.php'),
    C_CARTELLA_CREA_MODELLI: at('pages'),
    C_URL_CREA_MODELLI: './pages/',
    C_GIORNI_NUOVO_ANNO: '9',
  }
  const defined = Object.entries(constants).map(([name, value]) => `define('${name}',${php(value)});`)
  writeFileSync(at('site/costanti.php'), `<?php\n${defined.join('\n')}\n`)

  const listening = await freePort()
  const options = ['opcache.enable_cli=1', 'display_errors=0', 'memory_limit=512M'].flatMap((o) => ['-d', o])
  const child: ChildProcess = spawn(
    'php',
    [...options, '-S', `127.0.0.1:${listening}`, '-t', at('site')],
    // A separate process group has its workers too.
    { env: { ...process.env, PHP_CLI_SERVER_WORKERS: WORKERS }, stdio: 'ignore', detached: true },
  )
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // The process has ended already.
    }
  }
  process.once('exit', kill)
  const origin = `http://127.0.0.1:${listening}`
  for (let tries = 0; ; tries += 1) {
    if (
      await fetch(`${origin}/base.css`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
    if (tries === 100) throw new Error('PHP did not start')
    await sleep(100)
  }
  return {
    post: async (page, fields) => {
      const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
      const answer = await fetch(`${origin}/${page}`, { method: 'POST', body })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${page}: ${answer.status}`)
      return text
    },
    stop: async () => {
      process.off('exit', kill)
      kill()
    },
  }
}

/** Returns the text of a page, without its markup. */
export const textOf = (page: string): string =>
  page
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
