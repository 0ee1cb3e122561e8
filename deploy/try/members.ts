import pg from 'pg'
import { NAMES, type Name, type Places } from './places.ts'

/** A member as Patroni reports it: leader, sync_standby, replica … and its state. */
type Member = { name: Name; role: string; state: string; lag?: number | string }

/** The PostgreSQL servers of all machines, as Patroni reports them. */
export function membersAt(places: Places) {
  const members = async (): Promise<Member[]> => {
    for (const name of NAMES) {
      const answer = await fetch(`http://127.0.0.1:${places.patroni(name)}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      }).catch(() => undefined)
      if (answer?.ok) return ((await answer.json()) as { members: never[] }).members
    }
    return []
  }
  const memberWith = async (role: string) => (await members()).find((one) => one.role === role)?.name
  return {
    members,
    memberWith,
    /** Runs a statement on the primary, as its superuser. */
    async onPrimary(statement: string): Promise<void> {
      const leader = await memberWith('leader')
      if (!leader) throw new Error('no leader')
      const client = new pg.Client({ connectionString: places.superUrl(leader, 'postgres') })
      await client.connect()
      await client.query(statement).finally(() => client.end())
    },
    /** Whether all three run, each in a different role. */
    async areHealthy(): Promise<boolean> {
      const all = await members()
      return (
        all.length === 3 &&
        all.every(({ state }) => ['running', 'streaming'].includes(state)) &&
        ['leader', 'sync_standby', 'replica'].every((role) => all.some((one) => one.role === role))
      )
    },
  }
}
