import { Alert, Button, Group, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import type { StoredDraft } from './draft-store.ts'

/** A note about a draft, with its buttons. */
export function DraftNote({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Alert role="status" color="hold" p="xs" icon={<IconHistory />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{text}</Text>
        <Group gap="xs">{children}</Group>
      </Group>
    </Alert>
  )
}

type Props = { draft: StoredDraft; onContinue: () => void; onDiscard: () => void }

/** Offers a draft that has not been filled into a form. */
export function OfferedDraft({ draft: { title, detail, at }, onContinue, onDiscard }: Props) {
  const t = useText()
  const { moment } = useFormat()
  const text = t('Not saved yet: {{form}}, {{moment}}.', {
    form: [t(title), detail].filter(Boolean).join(', '),
    moment: moment(new Date(at).toISOString()),
  })
  return (
    <DraftNote text={text}>
      <Button size="compact-sm" onClick={onContinue}>
        {t('Continue')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onDiscard}>
        {t('Discard')}
      </Button>
    </DraftNote>
  )
}
