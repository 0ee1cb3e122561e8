import { enteredTwice } from '@nivas/contract/reservations/entered-twice.ts'
import { say } from '@nivas/contract/texts.ts'
import type { useConfirm } from './confirm.tsx'

/** Asks whether a member with the name and age of another one is another person; undefined when there is none. */
export function askEnteredTwice(
  confirm: ReturnType<typeof useConfirm>,
  members: readonly unknown[],
): Promise<boolean> | undefined {
  const twice = enteredTwice(members)
  if (!twice) return undefined
  return confirm({
    title: 'Entered twice?',
    text: say('{{name}}, {{age}}, is among the members twice. Are these two people?', {
      name: twice.name.trim(),
      age: String(twice.age),
    }),
    action: 'They are two people',
    doubtful: true,
  })
}
