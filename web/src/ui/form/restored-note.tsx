import { Alert, Button, Group, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { markFirstField } from './places.ts'
import type { CallFormState } from './use-call-form.ts'
import type { Restored } from './use-draft.ts'

/** Shows that a form was filled from a draft, and offers to start empty; or offers the draft. */
export function RestoredNote<V>({ of }: { of: CallFormState<V> }) {
  const { restored, offered, takeOffered, forgetDraft, reset, element } = of
  const t = useText()
  const { moment } = useFormat()
  const when = (at: number) => moment(new Date(at).toISOString())
  if (offered) {
    const discard = () => {
      forgetDraft()
      if (element.current) markFirstField(element.current)?.focus()
    }
    const form = [t(offered.title), offered.detail].filter(Boolean).join(', ')
    return (
      <Note text={t('Not saved yet: {{form}}, {{moment}}.', { form, moment: when(offered.at) })}>
        <Button size="compact-sm" onClick={takeOffered}>
          {t('Continue')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={discard}>
          {t('Discard')}
        </Button>
      </Note>
    )
  }
  const restoredText = ({ at, missing }: Restored) => {
    const moment = when(at)
    if (missing.length === 0) return t('What you typed on {{moment}} is here again.', { moment })
    const labels = missing.filter((label) => label !== undefined)
    if (labels.length < missing.length)
      return t('What you typed on {{moment}} is here again, but no passwords and identity numbers.', {
        moment,
      })
    return t(
      'What you typed on {{moment}} is here again. Please fill in again, since it is not stored: {{fields}}.',
      {
        moment,
        fields: labels.map((label) => t(label)).join(', '),
      },
    )
  }
  if (!restored) return null
  return (
    <Note text={restoredText(restored)}>
      <Button size="compact-sm" variant="default" onClick={reset}>
        {t('Start again')}
      </Button>
    </Note>
  )
}

function Note({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Alert role="status" color="hold" p="xs" icon={<IconHistory />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{text}</Text>
        <Group gap="xs">{children}</Group>
      </Group>
    </Alert>
  )
}
