import type { PlainKey, Wording } from '@nivas/contract/texts.ts'
import { useCallback, useEffect, useState } from 'react'
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
type Owner = { mounted: boolean }

/** Loads the dialog with the first question. It would be a tenth of the first load, which shows no questions. */
const fetchDialog = () => import('./question.tsx')

type Asked = Question & {
  id: number
  owner: Owner
  /** The address at which the question was asked. */
  href: string
  answer: (yes: boolean) => void
  Shown: Awaited<ReturnType<typeof fetchDialog>>['OneQuestion']
}

const questions = createStore<readonly Asked[]>([])
let lastId = 0

/** Answers the questions that match and closes them. */
function settle(which: (asked: Asked) => boolean, yes: boolean): void {
  const settled = questions.get().filter(which)
  questions.set(questions.get().filter((asked) => !settled.includes(asked)))
  for (const { answer } of settled) answer(yes)
}

async function ask(owner: Owner, question: Question): Promise<boolean> {
  const { href } = window.location
  try {
    const { OneQuestion } = await fetchDialog()
    if (!owner.mounted) return false
    return await new Promise((answer) => {
      lastId += 1
      questions.set([
        ...questions.get(),
        { ...question, id: lastId, owner, href, answer, Shown: OneQuestion },
      ])
    })
  } catch {
    notify.failure(translate('Please try again later.'))
    return false
  }
}

/**
 * Asks before an action: `const confirm = useConfirm()`, then `if (await confirm({ title, text, action: 'Delete',
 * danger: true })) …`. A question belongs to the component that asks it. When the component unmounts or the address
 * changes, the question closes with the answer no. If the component asks the same question again while it is open, the
 * second answer is no. The answer is also no when the dialog cannot be loaded because the connection is lost.
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const [owner] = useState<Owner>(() => ({ mounted: false }))
  const [press] = useState(() => createPressing())
  useEffect(() => {
    owner.mounted = true
    return () => {
      owner.mounted = false
      settle((asked) => asked.owner === owner, false)
    }
  }, [owner])
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
  const { id, owner: _, href: __, answer: ___, Shown, ...question } = first
  return <Shown key={id} {...question} answer={(yes) => settle((asked) => asked.id === id, yes)} />
}
