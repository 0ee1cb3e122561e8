import type { PlainKey, Wording } from '@nivas/contract/texts.ts'
import { useCallback, useEffect, useState } from 'react'
import { notify } from '../api/notices.ts'
import { createStore, useStore } from '../api/store.ts'
import { createPressing } from '../api/submission.ts'
import { translate } from '../languages/translate.ts'

/** A line about the subject of a question: its name and its value, both in the user's language. */
export type Fact = readonly [name: string, value: string]

/** `action` is the label of the button: 'Delete', not 'OK'. */
export type Question = {
  title: Wording
  text: Wording
  /** The things that the action changes. A question about money names guest, rooms, nights and amount. */
  facts?: readonly Fact[]
  action: PlainKey
  /** The action destroys something. */
  danger?: boolean
  /** The action records cash that is taken or given back. */
  money?: boolean
  /** The answer is mostly no: what was typed or scanned is unusual. */
  doubtful?: boolean
}

/** The component that asks; `mounted` until it unmounts. */
type Owner = { mounted: boolean }

/** The dialog would be a tenth of the first load, which has no questions: it loads with the first one. */
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

/** Answers these questions and closes them. */
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
 * Asks before an action: `const confirm = useConfirm()`, then `if (await confirm({ title, text, action:
 * 'Delete', danger: true })) …`. A question belongs to the component that asks it: when that unmounts, or the
 * address changes, the question closes and the answer is no. A component does not ask twice at a time: to the same
 * question meanwhile the answer is no. The answer is also no where the question cannot be shown because the connection
 * is lost.
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
    // Another question waits for its turn: that of an Undo on the chart, pressed while another move is being priced.
    async (question: Question) => (await press(question, () => ask(owner, question))) ?? false,
    [owner, press],
  )
}

/** The place of the questions, one after the other; the application has one. */
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
