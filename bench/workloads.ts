import { gates } from './workloads/gates.ts'
import { guests, signIn } from './workloads/guests.ts'
import { houses } from './workloads/houses.ts'
import { memorial } from './workloads/memorial.ts'
import { reportWorkloads } from './workloads/reports.ts'
import { dashboardCalls, searches } from './workloads/screens.ts'
import { tills } from './workloads/tills.ts'
import type { Workload } from './workloads/workload.ts'

/** All workloads of throughput, growth and floor: each kind of request once. */
export const workloads: readonly Workload[] = [
  ...guests,
  ...gates,
  ...tills,
  ...houses,
  ...memorial,
  signIn,
  ...searches,
  ...dashboardCalls,
  ...reportWorkloads,
]

/** Returns the workloads whose names begin with one of these; without names, all of them. */
export function chosenOf(names: readonly string[] | undefined): readonly Workload[] {
  const found = workloads.filter(({ name }) => !names || names.some((one) => name.startsWith(one)))
  const unknown = names?.find((one) => !workloads.some(({ name }) => name.startsWith(one)))
  if (unknown)
    throw new Error(`There is no workload '${unknown}': ${workloads.map(({ name }) => name).join(', ')}`)
  return found
}
