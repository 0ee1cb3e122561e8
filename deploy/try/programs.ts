import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Places } from './places.ts'
import { type Account, start } from './processes.ts'

/** The programs of the cluster by name; the log of each is in the folder. */
export function programsIn({ folder }: Places) {
  const running = new Map<string, ChildProcess>()
  return {
    run(
      name: string,
      program: string,
      args: string[],
      env: Record<string, string>,
      as?: Account,
    ): ChildProcess {
      const child = start(join(folder, `${name}.log`), program, args, env, as)
      running.set(name, child)
      return child
    },
    child: (name: string) => running.get(name),
    all: () => [...running.values()],
    async until(what: string, done: () => Promise<boolean>, seconds = 120): Promise<void> {
      const end = Date.now() + seconds * 1000
      while (!(await done().catch(() => false))) {
        if (Date.now() > end) throw new Error(`Not within ${seconds} s: ${what}. See ${folder}`)
        await sleep(250)
      }
    },
  }
}
export type Programs = ReturnType<typeof programsIn>
