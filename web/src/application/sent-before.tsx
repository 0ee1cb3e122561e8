import { Anchor, Text } from '@mantine/core'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import type { Sent } from './sent.ts'

/** Shows the reference number of the last application, after its dialog was closed or the page was lost. */
export function SentBefore({ sent: { at, number } }: { sent: Sent }) {
  const t = useText()
  const { moment } = useFormat()
  return (
    <Text>
      {t(
        'An application was sent from this phone or computer: {{moment}}. Its reference number is {{number}}.',
        {
          moment: moment(new Date(at).toISOString()),
          number,
        },
      )}{' '}
      <Anchor href={`#/application-status?number=${number}`} underline="always">
        {t('Check my application')}
      </Anchor>
    </Text>
  )
}
