import { chmodSync, chownSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { membersAt } from './members.ts'
import { NAMES, type Name, type Places } from './places.ts'
import { databaseAccount, familyOf, postmasterOf, signal } from './processes.ts'
import { programsIn } from './programs.ts'
import { serversAt } from './servers.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The settings of an example file, except those that a test run sets itself. */
const settingsOf = (path: string) =>
  Object.fromEntries(
    readFileSync(file(path), 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  )

/** The whole cluster, configured by the same files that a venue installs. Call `start`, then kill parts of it. */
export function clusterAt(places: Places) {
  const account = databaseAccount()
  const programs = programsIn(places)
  const { members, memberWith, onPrimary, areHealthy } = membersAt(places)
  const servers = serversAt(places, programs)

  const startEtcd = (name: Name) =>
    programs.run(`etcd-${name}`, 'etcd', [], {
      ...settingsOf('../cluster/etcd.env'),
      ...places.etcdEnv(name),
    })
  const startPatroni = (name: Name) =>
    programs.run(
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
    programs.run('haproxy', 'haproxy', ['-db', '-f', config], places.haproxyEnv())
  }
  /** The ids of all processes of a machine's PostgreSQL. */
  const postgres = (name: Name) => {
    const postmaster = postmasterOf(places.dataOf(name))
    return postmaster ? familyOf(postmaster) : []
  }

  return {
    members,
    memberWith,
    onPrimary,
    startEtcd,
    startPatroni,
    startNivas: servers.start,
    stopNivas: servers.stop,
    untilServed: servers.untilServed,
    restart: servers.restart,
    postgres,
    child: programs.child,
    /** The ids of all processes except PostgreSQL's. */
    programs: () => programs.all().map(({ pid }) => pid),
    /** Waits until all members are healthy for 8 s: the state that a member reports may be some seconds old. */
    async untilHealthy() {
      let since = 0
      await programs.until(
        'every PostgreSQL runs and follows',
        async () => {
          since = (await areHealthy()) ? since || Date.now() : 0
          return since > 0 && Date.now() - since > 8_000
        },
        180,
      )
    },

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
      await programs.until('every PostgreSQL runs and follows', areHealthy, 180)
      await onPrimary(`create role nivas login password '${places.password}'`)
      await onPrimary('create database nivas owner nivas')
      for (const name of NAMES) servers.start(name)
      await servers.untilFirst()
    },

    /** Kills every process that was started here, including PostgreSQL's. */
    async stop() {
      servers.end()
      for (const name of NAMES) signal([programs.child(`patroni-${name}`)?.pid], 'SIGKILL')
      for (const name of NAMES) {
        signal(postgres(name), 'SIGCONT')
        signal([postmasterOf(places.dataOf(name))], 'SIGQUIT')
      }
      for (const child of programs.all()) child.kill('SIGKILL')
      await sleep(1_000)
    },
  }
}
export type Cluster = ReturnType<typeof clusterAt>
