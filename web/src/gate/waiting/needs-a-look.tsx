import { Alert, Button, Group, Text as Line, Stack, Title } from '@mantine/core'
import { provisionalNumber } from '@nivas/contract/gate/kept.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { CallFailure, failureText } from '../../api/failure.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { browserStore } from './browser-store.ts'
import type { Entry, Refusal } from './entry.ts'
import { changed } from './sending.ts'

type Props = { entries: readonly Entry[]; total: number; onEdit: (entry: Entry) => void }

/** The server's own reason, as a form would show it; of a missing permission, what the server says of it. */
const reasonOf = ({ status, text, fields }: Refusal): Text =>
  status === 403 || status === 404 ? text : failureText(new CallFailure(status, text, fields))

/** What the server would not take, with its reason: nothing of it goes away by itself. */
export function NeedsALook({ entries, total, onEdit }: Props) {
  const t = useText()
  return (
    <section>
      <Title order={2} mb="xs">
        {t('Needs a look')} ({total})
      </Title>
      <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <OneRefused entry={entry} onEdit={() => onEdit(entry)} />
          </li>
        ))}
      </Stack>
    </section>
  )
}

function OneRefused({ entry, onEdit }: { entry: Entry; onEdit: () => void }) {
  const t = useText()
  const confirm = useConfirm()
  const { moment } = useFormat()
  const { key, name, people, madeAt, madeBy, refusal } = entry
  const sendAgain = async () => {
    const { refusal: _, ...rest } = entry
    await browserStore.put({ ...rest, state: 'waiting' })
    changed()
  }
  const discard = async () => {
    const sure = await confirm({
      title: 'Discard this entry?',
      text: 'The server does not have it. Discarded, it is nowhere.',
      action: 'Discard',
      danger: true,
    })
    if (!sure) return
    await browserStore.remove(key)
    changed()
  }
  return (
    <Alert color="red" icon={<IconAlertTriangle />}>
      <Group justify="space-between" gap="sm">
        <div>
          <Line fw={600}>
            {provisionalNumber(key)} · {name || t('Visitor')} · {t('{{count}} people', { count: people })}
          </Line>
          <Line>{refusal && t(reasonOf(refusal))}</Line>
          <Line size="sm">
            {moment(madeAt)} · {madeBy.name}
          </Line>
        </div>
        <Group gap="xs">
          <Button size="compact-md" onClick={onEdit}>
            {t('Edit')}
          </Button>
          <Button size="compact-md" variant="default" onClick={() => void sendAgain()}>
            {t('Send again')}
          </Button>
          <Button size="compact-md" variant="default" onClick={() => void discard()}>
            {t('Discard')}
          </Button>
        </Group>
      </Group>
    </Alert>
  )
}
