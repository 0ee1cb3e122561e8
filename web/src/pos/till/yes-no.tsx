import { Button, Group, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useEffect, useRef } from 'react'
import { useText } from '../../languages/use-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { isOnTop } from '../../ui/use-function-key.ts'

/** The pause, in ms, after which a single letter is an answer. */
const ALONE = 80

type Props = {
  title: PlainKey
  /** The subject of the question, in the user's language. */
  about?: string
  text: PlainKey
  onAnswer: (yes: boolean) => void
  onClose: () => void
}

/** A question with the answers Yes (Enter or Y) and No (N); Escape closes it without an answer. */
export function YesNo({ title, about, text, onAnswer, onClose }: Props) {
  const t = useText()
  const letter = useRef<number>(undefined)
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => () => window.clearTimeout(letter.current), [])
  useWindowEvent('keydown', (event) => {
    const key = event.key.toLowerCase()
    // A scanner's letters follow each other quickly, so each key cancels the answer before it.
    window.clearTimeout(letter.current)
    if (event.ctrlKey || event.altKey || event.metaKey || (key !== 'y' && key !== 'n')) return
    // A letter typed in the palette above this dialog is not an answer.
    if (!yes.current || !isOnTop(yes.current)) return
    event.preventDefault()
    letter.current = window.setTimeout(() => onAnswer(key === 'y'), ALONE)
  })
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      {about && <strong>{about}</strong>}
      <Text>{t(text)}</Text>
      <Group justify="flex-end" mt="lg">
        <Button size="md" variant="default" aria-keyshortcuts="N" onClick={() => onAnswer(false)}>
          {t('NO')}
        </Button>
        <Button ref={yes} size="md" data-autofocus aria-keyshortcuts="Y" onClick={() => onAnswer(true)}>
          {t('YES')}
        </Button>
      </Group>
    </Dialog>
  )
}
