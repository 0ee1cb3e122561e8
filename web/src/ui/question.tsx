import { Button, Group, Text } from '@mantine/core'
import { useText } from '../languages/use-text.ts'
import type { Question } from './confirm.tsx'
import { Dialog } from './dialog.tsx'

type Props = Question & { answer: (yes: boolean) => void }

/** One question in a dialog; whatever closes it answers it. */
export function OneQuestion({ title, text, action, danger, answer }: Props) {
  const t = useText()
  return (
    <Dialog title={title} size="small" onClose={() => answer(false)}>
      <Text>{t(text)}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus={danger || undefined} onClick={() => answer(false)}>
          {t('Cancel')}
        </Button>
        <Button
          color={danger ? 'red' : undefined}
          data-autofocus={!danger || undefined}
          onClick={() => answer(true)}
        >
          {t(action)}
        </Button>
      </Group>
    </Dialog>
  )
}
