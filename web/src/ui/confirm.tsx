import { Button, Group, Text } from '@mantine/core'
import { createStore, useStore } from '../api/store.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from './dialog.tsx'

/** English texts. `action` is what the button does: 'Delete', not 'OK'. */
export type Question = {
  title: string
  text: string
  action: string
  /** Destroys something: Enter does not do it by itself, since the focus is on Cancel. */
  danger?: boolean
}

type Asked = Question & { id: number; answer: (yes: boolean) => void }

const questions = createStore<readonly Asked[]>([])
let lastId = 0

/** Asks before something is done: `if (await confirm({ title, text, action: 'Delete', danger: true })) …`. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    lastId += 1
    questions.set([...questions.get(), { ...question, id: lastId, answer: resolve }])
  })

/** Where questions appear, one after the other; the application has one. */
export function Confirms() {
  const [first] = useStore(questions)
  return first ? <OneQuestion key={first.id} {...first} /> : null
}

function OneQuestion({ title, text, action, danger, answer }: Asked) {
  const t = useText()
  const close = (yes: boolean) => {
    questions.set(questions.get().slice(1))
    answer(yes)
  }
  return (
    <Dialog title={title} size="small" onClose={() => close(false)}>
      <Text>{t(text)}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus={danger || undefined} onClick={() => close(false)}>
          {t('Cancel')}
        </Button>
        <Button
          color={danger ? 'red' : undefined}
          data-autofocus={!danger || undefined}
          onClick={() => close(true)}
        >
          {t(action)}
        </Button>
      </Group>
    </Dialog>
  )
}
