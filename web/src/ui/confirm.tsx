import { createStore, useStore } from '../api/store.ts'
import { translate } from '../languages/translate.ts'
import { notify } from './notices.tsx'

/** English texts. `action` is what the button does: 'Delete', not 'OK'. */
export type Question = {
  title: string
  text: string
  action: string
  /** Destroys something: Enter does not do it by itself, since the focus is on Cancel. */
  danger?: boolean
}

/** The dialog is a tenth of the first load and asks nothing there: it comes with the first question. */
const fetchDialog = () => import('./question.tsx')

type Asked = Question & {
  id: number
  answer: (yes: boolean) => void
  Shown: Awaited<ReturnType<typeof fetchDialog>>['OneQuestion']
}

const questions = createStore<readonly Asked[]>([])
let lastId = 0

/**
 * Asks before something is done: `if (await confirm({ title, text, action: 'Delete', danger: true })) …`. Where the
 * question cannot be shown, because the connection is lost, nothing is done.
 */
export async function confirm(question: Question): Promise<boolean> {
  try {
    const { OneQuestion } = await fetchDialog()
    return await new Promise((answer) => {
      lastId += 1
      questions.set([...questions.get(), { ...question, id: lastId, answer, Shown: OneQuestion }])
    })
  } catch {
    notify.failure(translate('Please try again later.'))
    return false
  }
}

/** Where questions appear, one after the other; the application has one. */
export function Confirms() {
  const [first] = useStore(questions)
  if (!first) return null
  const { id, answer, Shown, ...question } = first
  const close = (yes: boolean) => {
    questions.set(questions.get().filter((asked) => asked.id !== id))
    answer(yes)
  }
  return <Shown key={id} {...question} answer={close} />
}
