import type { PlainKey, Wording } from '@nivas/contract/texts.ts'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { notify } from '../api/notices.ts'
import { createStore, useStore } from '../api/store.ts'
import { createPressing } from '../api/submission.ts'
import { translate } from '../languages/translate.ts'

/** A line about the subject of a question: a name and a value, both in the user's language. */
export type Fact = readonly [name: string, value: string]

/** A question before an action. `action` is the label of the button: 'Delete', not 'OK'. */
export type Question = {
  title: Wording
  text: Wording
  /** What the action changes. A question about money names the guest, the rooms, the nights and the amount. */
  facts?: readonly Fact[]
  action: PlainKey
  /** The action destroys something. */
  danger?: boolean
  /** The action records cash that is taken or given back. */
  money?: boolean
  /** The answer is usually no, because what was typed or scanned is unusual. */
  doubtful?: boolean
}

/** The component that asks. `mounted` is true until it unmounts. */
export type Owner = { mounted: boolean }

/** Loads the dialog with the first question. It would be a tenth of the first load, which shows no questions. */
const fetchDialog = () => import('./question.tsx')

/** Renders a question. Its answer is false when it is closed without one. */
export type Drawn<A> = (props: { answer: (answer: A | false) => void }) => ReactNode

type Asked = {
  id: number
  owner: Owner
  /** The address at which the question was asked. */
  href: string
  answer: (answer: unknown) => void
  Shown: Drawn<unknown>
}

const questions = createStore<readonly Asked[]>([])
let lastId = 0

/** Answers the questions that match and closes them. */
function settle(which: (asked: Asked) => boolean, given: unknown): void {
  const settled = questions.get().filter(which)
  questions.set(questions.get().filter((asked) => !settled.includes(asked)))
  for (const { answer } of settled) answer(given)
}

/** Asks with a dialog that the screen renders. */
export const show = <A,>(
  owner: Owner,
  Shown: Drawn<A>,
  { href }: { href: string } = window.location,
): Promise<A | false> =>
  new Promise((answer) => {
    lastId += 1
    const asked = { id: lastId, owner, href, answer: answer as Asked['answer'], Shown }
    questions.set([...questions.get(), asked])
  })

async function ask(owner: Owner, question: Question): Promise<boolean> {
  const { href } = window.location
  try {
    const { OneQuestion } = await fetchDialog()
    if (!owner.mounted) return false
    return await show<boolean>(owner, (shown) => <OneQuestion {...question} {...shown} />, { href })
  } catch {
    notify.failure(translate('Please try again later.'))
    return false
  }
}

/** Returns the owner of a component's questions. */
export function useOwner(): Owner {
  const [owner] = useState<Owner>(() => ({ mounted: false }))
  useEffect(() => {
    owner.mounted = true
    return () => {
      owner.mounted = false
      settle((asked) => asked.owner === owner, false)
    }
  }, [owner])
  return owner
}

/**
 * Asks before an action: `const confirm = useConfirm()`, then `if (await confirm({ title, text, action: 'Delete',
 * danger: true })) …`. A question belongs to the component that asks it. When the component unmounts or the address
 * changes, the question closes with the answer no. If the component asks the same question again while it is open, the
 * second answer is no. The answer is also no when the dialog cannot be loaded because the connection is lost.
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const owner = useOwner()
  const [press] = useState(() => createPressing())
  return useCallback(
    // A different question waits for its turn, such as an Undo on the chart that is pressed while another move is being
    // priced.
    async (question: Question) => (await press(question, () => ask(owner, question))) ?? false,
    [owner, press],
  )
}

/** Shows the questions one after the other. The application renders it once. */
export function Confirms() {
  const [first] = useStore(questions)
  useEffect(() => {
    const leave = () => settle((asked) => asked.href !== window.location.href, false)
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [])
  if (!first) return null
  const { id, Shown } = first
  return <Shown key={id} answer={(given) => settle((asked) => asked.id === id, given)} />
}
