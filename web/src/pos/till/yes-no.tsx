import { Button, Group, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useEffect, useRef } from 'react'
import { useText } from '../../languages/use-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { isOnTop } from '../../ui/use-function-key.ts'

/** In ms: a letter alone is an answer. */
const ALONE = 80

type Props = {
  title: PlainKey
  /** What it is about, in the user's language. */
  about?: string
  text: PlainKey
  onAnswer: (yes: boolean) => void
  onClose: () => void
}

/** A question with two answers, by Enter, Y and N; Escape goes back without one. */
export function YesNo({ title, about, text, onAnswer, onClose }: Props) {
  const t = useText()
  const letter = useRef<number>(undefined)
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => () => window.clearTimeout(letter.current), [])
  useWindowEvent('keydown', (event) => {
    const key = event.key.toLowerCase()
    // The letters of a scanned code follow each other at once.
    window.clearTimeout(letter.current)
    if (event.ctrlKey || event.altKey || event.metaKey || (key !== 'y' && key !== 'n')) return
    // A letter of a search in the palette is no answer.
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
