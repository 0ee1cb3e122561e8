import { Alert, Button, Group, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useStore } from '../../api/store.ts'
import { useUser } from '../../app/session.tsx'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { draftStore, isFresh, type StoredDraft } from './draft-store.ts'

type Props = {
  /** The drafts: those with this name, or with this name and a full stop at the beginning of theirs. */
  of: string
  /** Opens the form again, which then fills itself in. */
  onContinue: (draft: StoredDraft) => void
}

/** The unsaved drafts of this user on a screen, with a button to continue each. */
export function ContinueDraft({ of, onContinue }: Props) {
  const t = useText()
  const { moment } = useFormat()
  const owner = useUser()?.id
  const isOf = (name: string) => name === of || name.startsWith(`${of}.`)
  const begun = (useStore(draftStore.known) ?? []).filter(
    (draft) => draft.owner === owner && isOf(draft.name) && isFresh(draft),
  )
  if (begun.length === 0) return null
  return begun.map((draft) => (
    <Alert key={draft.name} role="status" color="hold" p="xs" mb="sm" icon={<IconHistory />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          {t('Not saved yet: {{form}}, {{moment}}.', {
            form: [t(draft.title), draft.detail].filter(Boolean).join(', '),
            moment: moment(new Date(draft.at).toISOString()),
          })}
        </Text>
        <Group gap="xs">
          <Button size="compact-sm" onClick={() => onContinue(draft)}>
            {t('Continue')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => void draftStore.forget(draft.owner, draft.name)}
          >
            {t('Discard')}
          </Button>
        </Group>
      </Group>
    </Alert>
  ))
}
