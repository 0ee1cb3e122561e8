import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { NAMES, type Name } from './places.ts'
import { signal } from './processes.ts'

/** A fault that strikes during work. `strike` returns the repair. */
export type Fault = { name: string; strike: (cluster: Cluster) => Promise<() => Promise<unknown> | unknown> }

const machineOf = (cluster: Cluster, name: Name) => [
  cluster.child(`patroni-${name}`)?.pid,
  ...cluster.postgres(name),
]

async function memberWith(cluster: Cluster, role: string): Promise<Name> {
  const name = await cluster.memberWith(role)
  if (!name) throw new Error(`no member is ${role}`)
  return name
}

const noRepair = () => {}

const killPostgres =
  (role: string): Fault['strike'] =>
  async (cluster) => {
    signal(cluster.postgres(await memberWith(cluster, role)), 'SIGKILL')
    return noRepair
  }

const killMachine =
  (role: string): Fault['strike'] =>
  async (cluster) => {
    const name = await memberWith(cluster, role)
    signal(machineOf(cluster, name), 'SIGKILL')
    return () => cluster.startPatroni(name)
  }

const freeze: Fault['strike'] = async (cluster) => {
  const name = await memberWith(cluster, 'leader')
  const machine = machineOf(cluster, name)
  signal(machine, 'SIGSTOP')
  return () => signal(machine, 'SIGCONT')
}

const stopServer =
  (how: NodeJS.Signals): Fault['strike'] =>
  async (cluster) => {
    cluster.stopNivas('one', how)
    return how === 'SIGTERM' ? () => cluster.startNivas('one') : noRepair
  }

const killEtcd =
  (names: readonly Name[]): Fault['strike'] =>
  async (cluster) => {
    signal(
      names.map((name) => cluster.child(`etcd-${name}`)?.pid),
      'SIGKILL',
    )
    return async () => {
      for (const name of names) cluster.startEtcd(name)
      await sleep(1_000)
    }
  }

export const faults: Fault[] = [
  { name: 'nothing', strike: async () => noRepair },
  { name: 'kill -9 of the primary’s PostgreSQL', strike: killPostgres('leader') },
  { name: 'the primary’s machine is gone', strike: killMachine('leader') },
  { name: 'kill -9 of the primary’s PostgreSQL, again', strike: killPostgres('leader') },
  { name: 'the primary’s machine is gone, again', strike: killMachine('leader') },
  { name: 'the primary’s machine hangs, and comes back', strike: freeze },
  { name: 'the synchronous replica’s machine is gone', strike: killMachine('sync_standby') },
  { name: 'kill -9 of a Nivas server', strike: stopServer('SIGKILL') },
  { name: 'a Nivas server is stopped for an update', strike: stopServer('SIGTERM') },
  { name: 'kill -9 of one etcd', strike: killEtcd(['one']) },
  { name: 'kill -9 of all three etcd', strike: killEtcd(NAMES) },
]
