import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { NAMES, type Name, type Places } from './places.ts'
import { databaseAccount, familyOf, postmasterOf, signal, start } from './processes.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const administrator = { email: 'admin@example.org', password: 'correct horse battery' }

/** The delay after which systemd restarts a server. */
const RESTART_MS = 2_000

/** The settings of an example file, except those that a test run sets itself. */
const settingsOf = (path: string) =>
  Object.fromEntries(
    readFileSync(file(path), 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  )

/** The whole cluster, from the same files that a venue gets: `start` it, then kill parts of it. */
export function clusterAt(places: Places) {
  const account = databaseAccount()
  const running = new Map<string, ChildProcess>()
  const supervised = new Set<string>()
  let ending = false
  const log = (name: string) => join(places.folder, `${name}.log`)
  const run = (
    name: string,
    program: string,
    args: string[],
    env: Record<string, string>,
    as?: typeof account,
  ) => {
    const child = start(log(name), program, args, env, as)
    running.set(name, child)
    return child
  }

  const startEtcd = (name: Name) =>
    run(`etcd-${name}`, 'etcd', [], { ...settingsOf('../cluster/etcd.env'), ...places.etcdEnv(name) })
  const startPatroni = (name: Name) =>
    run(
      `patroni-${name}`,
      'patroni',
      [join(places.folder, 'patroni.yml')],
      { ...settingsOf('../cluster/patroni.env'), ...places.patroniEnv(name) },
      account,
    )
  const startHaproxy = () => {
    const text = readFileSync(file('../cluster/haproxy.cfg'), 'utf8')
    const config = join(places.folder, 'haproxy.cfg')
    // Only root can switch to another account.
    writeFileSync(config, account ? text : text.replace(/^ *(user|group) .*$/gm, ''))
    run('haproxy', 'haproxy', ['-db', '-f', config], places.haproxyEnv())
  }
  /** What the servers read: another database, and whether reports read a replica. */
  const reading = { database: 'nivas', replica: true }
  /** As under systemd: a server that ends is restarted, unless it was stopped on purpose. */
  const startNivas = (name: Name) => {
    supervised.add(name)
    const child = run(`nivas-${name}`, process.execPath, [file('../../server/src/main.ts')], {
      PORT: String(places.nivas(name)),
      DATABASE_URL: places.databaseUrl(reading.database),
      ...(reading.replica && { REPORTS_DATABASE_URL: places.replicaUrl(reading.database) }),
      DATA_DIR: join(places.folder, `nivas-${name}-data`),
      NIVAS_DEMO: '0',
      IDENTITY_KEY: 'the same on all three machines',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    })
    child.once('exit', async () => {
      await sleep(RESTART_MS)
      // Unless another one was started meanwhile.
      if (supervised.has(name) && !ending && running.get(`nivas-${name}`) === child) startNivas(name)
    })
  }

  /** The members as Patroni on that machine reports them: leader, sync_standby, replica … and their state. */
  const members = async (): Promise<{ name: Name; role: string; state: string; lag?: number | string }[]> => {
    for (const name of NAMES) {
      const answer = await fetch(`http://127.0.0.1:${places.patroni(name)}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      }).catch(() => undefined)
      if (answer?.ok) return ((await answer.json()) as { members: never[] }).members
    }
    return []
  }
  const until = async (what: string, done: () => Promise<boolean>, seconds = 120) => {
    const end = Date.now() + seconds * 1000
    while (!(await done().catch(() => false))) {
      if (Date.now() > end) throw new Error(`Not within ${seconds} s: ${what}. See ${places.folder}`)
      await sleep(250)
    }
  }
  const memberWith = async (role: string) => (await members()).find((one) => one.role === role)?.name
  const onPrimary = async (statement: string) => {
    const leader = await memberWith('leader')
    if (!leader) throw new Error('no leader')
    const client = new pg.Client({ connectionString: places.superUrl(leader, 'postgres') })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const healthy = async () => {
    const all = await members()
    return (
      all.length === 3 &&
      all.every(({ state }) => ['running', 'streaming'].includes(state)) &&
      ['leader', 'sync_standby', 'replica'].every((role) => all.some((one) => one.role === role))
    )
  }
  const ready = async (origin: string) => (await fetch(`${origin}/api/health/ready`)).ok
  const stopNivas = (name: Name, how: NodeJS.Signals) => {
    if (how === 'SIGTERM') supervised.delete(name)
    signal([running.get(`nivas-${name}`)?.pid], how)
  }
  const untilServed = () =>
    until('all servers ready', async () => {
      for (const name of NAMES) if (!(await ready(`http://127.0.0.1:${places.nivas(name)}`))) return false
      return ready(places.origin)
    })

  return {
    members,
    memberWith,
    startEtcd,
    startPatroni,
    startNivas,
    /** A member's report may be some seconds old, so its state must be stable for a while. */
    async untilHealthy() {
      let since = 0
      await until(
        'every PostgreSQL runs and follows',
        async () => {
          since = (await healthy()) ? since || Date.now() : 0
          return since > 0 && Date.now() - since > 8_000
        },
        180,
      )
    },
    untilServed,
    /** Starts every server anew, on another database, or with reports that read elsewhere. */
    async restart(changes: Partial<typeof reading>) {
      Object.assign(reading, changes)
      const ended = NAMES.map((name) => {
        const child = running.get(`nivas-${name}`)
        return child && child.exitCode === null ? once(child, 'exit') : undefined
      })
      for (const name of NAMES) stopNivas(name, 'SIGTERM')
      await Promise.all(ended)
      for (const name of NAMES) startNivas(name)
      await untilServed()
    },
    /** Runs a statement on the primary, as its superuser. */
    onPrimary,
    child: (name: string) => running.get(name),
    /** Every process of a machine's PostgreSQL. */
    postgres: (name: Name) => {
      const postmaster = postmasterOf(places.dataOf(name))
      return postmaster ? familyOf(postmaster) : []
    },
    stopNivas,
    /** Every process but PostgreSQL's. */
    programs: () => [...running.values()].map(({ pid }) => pid),

    async start() {
      chmodSync(places.folder, 0o755)
      if (account) chownSync(places.folder, account.uid, account.gid)
      copyFileSync(file('../cluster/patroni.yml'), join(places.folder, 'patroni.yml'))
      for (const name of NAMES) startEtcd(name)
      for (const name of NAMES) {
        mkdirSync(places.dataOf(name), { mode: 0o700 })
        if (account) chownSync(places.dataOf(name), account.uid, account.gid)
        startPatroni(name)
      }
      startHaproxy()
      await until('every PostgreSQL runs and follows', healthy, 180)
      await onPrimary(`create role nivas login password '${places.password}'`)
      await onPrimary('create database nivas owner nivas')
      for (const name of NAMES) startNivas(name)
      await until('the first server answers', () => ready(places.origin))
    },

    /** Ends every process that was started here, PostgreSQL's included. */
    async stop() {
      ending = true
      for (const name of NAMES) signal([running.get(`patroni-${name}`)?.pid], 'SIGKILL')
      for (const name of NAMES) {
        const postmaster = postmasterOf(places.dataOf(name))
        const family = postmaster ? familyOf(postmaster) : []
        signal(family, 'SIGCONT')
        signal([postmaster], 'SIGQUIT')
      }
      for (const child of running.values()) child.kill('SIGKILL')
      await sleep(1_000)
    },
  }
}
export type Cluster = ReturnType<typeof clusterAt>
