import { planning as calls } from '@nivas/contract/planning/calls.ts'
import type { PlanLine } from '@nivas/contract/planning/schemas.ts'
import { send } from '../api/client.ts'

/** Reads a line as the plan has it now; undefined if it is gone or cannot be read. */
export async function lineNow(plan: number, of: PlanLine): Promise<PlanLine | undefined> {
  const { id, application_number } = of
  // Stays that keep their rooms are in a separate list.
  for (const show of ['ALL', 'STAYING'] as const) {
    const answer = await send(calls.lines, { id: plan, show, application_number }).catch(() => undefined)
    const found = answer?.data.find((line) => line.id === id)
    if (found) return found
  }
  return undefined
}
