import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const NAMES = ['one', 'two', 'three'] as const
export type Name = (typeof NAMES)[number]

const PASSWORD = 'only-for-a-try'

/** The folder and the addresses of a test run: twenty consecutive ports on loopback, from `base`. */
export function placesFrom(base: number) {
  const at = (offset: number) => (name: Name) => base + offset + NAMES.indexOf(name)
  const address = (port: number) => `127.0.0.1:${port}`
  const etcd = at(0)
  const etcdPeer = at(3)
  const patroni = at(6)
  const postgres = at(9)
  const nivas = at(14)
  const primary = base + 12
  const front = base + 13
  const plain = base + 17
  const replica = base + 18
  const folder = mkdtempSync(join(tmpdir(), 'nivas-cluster-'))
  return {
    folder,
    dataOf: (name: Name) => join(folder, `postgres-${name}`),
    patroni,
    nivas,
    origin: `http://${address(front)}`,
    /** The address of the current primary, through HAProxy. */
    databaseUrl: (database = 'nivas') => `postgres://nivas:${PASSWORD}@${address(primary)}/${database}`,
    /** The address of a replica, through HAProxy. */
    replicaUrl: (database = 'nivas') => `postgres://nivas:${PASSWORD}@${address(replica)}/${database}`,
    superUrl: (name: Name, database = 'nivas') =>
      `postgres://postgres:${PASSWORD}@${address(postgres(name))}/${database}`,
    password: PASSWORD,

    etcdEnv: (name: Name): Record<string, string> => ({
      ETCD_NAME: name,
      ETCD_DATA_DIR: join(folder, `etcd-${name}`),
      ETCD_LISTEN_CLIENT_URLS: `http://${address(etcd(name))}`,
      ETCD_ADVERTISE_CLIENT_URLS: `http://${address(etcd(name))}`,
      ETCD_LISTEN_PEER_URLS: `http://${address(etcdPeer(name))}`,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${address(etcdPeer(name))}`,
      ETCD_INITIAL_CLUSTER: NAMES.map((one) => `${one}=http://${address(etcdPeer(one))}`).join(','),
    }),
    patroniEnv: (name: Name): Record<string, string> => ({
      PATRONI_NAME: name,
      PATRONI_ETCD_HOSTS: NAMES.map((one) => address(etcd(one))).join(','),
      PATRONI_RESTAPI_LISTEN: address(patroni(name)),
      PATRONI_RESTAPI_CONNECT_ADDRESS: address(patroni(name)),
      PATRONI_POSTGRESQL_LISTEN: address(postgres(name)),
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: address(postgres(name)),
      PATRONI_POSTGRESQL_DATA_DIR: join(folder, `postgres-${name}`),
      PATRONI_POSTGRESQL_PGPASS: join(folder, `pgpass-${name}`),
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      PATRONI_REWIND_PASSWORD: PASSWORD,
    }),
    haproxyEnv: (): Record<string, string> => ({
      NIVAS_BIND: address(front),
      NIVAS_PLAIN_BIND: address(plain),
      POSTGRES_BIND: address(primary),
      REPLICA_BIND: address(replica),
      ...Object.fromEntries(
        NAMES.flatMap((name) => [
          [`NIVAS_${name.toUpperCase()}`, address(nivas(name))],
          [`POSTGRES_${name.toUpperCase()}`, address(postgres(name))],
          [`PATRONI_PORT_${name.toUpperCase()}`, String(patroni(name))],
        ]),
      ),
    }),
  }
}
export type Places = ReturnType<typeof placesFrom>
