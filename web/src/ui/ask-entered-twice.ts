import { isNoCard } from '@nivas/contract/identity/card-number.ts'
import { say } from '@nivas/contract/texts.ts'
import type { useConfirm } from './confirm.tsx'

type Member = { name: string; age: number; i_card_number: string }

const nameKey = ({ name }: Member) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** Returns the first member with the same name and age as an earlier member, unless both have a card number. */
export const enteredTwice = (members: readonly Member[]): Member | undefined =>
  members.find((one, at) =>
    members
      .slice(0, at)
      .some(
        (before) =>
          nameKey(before) === nameKey(one) &&
          before.age === one.age &&
          (isNoCard(before.i_card_number) || isNoCard(one.i_card_number)),
      ),
  )

/** Asks whether two members with the same name and age are different people. Returns undefined when there are none. */
export function askEnteredTwice(
  confirm: ReturnType<typeof useConfirm>,
  members: readonly Member[],
): Promise<boolean> | undefined {
  const twice = enteredTwice(members)
  return (
    twice &&
    confirm({
      title: 'Listed twice?',
      text: say('{{name}}, {{age}}, is listed twice among the members. Are these two different people?', {
        name: twice.name.trim(),
        age: twice.age,
      }),
      action: 'They are different people',
      doubtful: true,
    })
  )
}
