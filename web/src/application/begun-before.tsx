import { Button, Stack, Text } from '@mantine/core'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import type { Begun } from './draft.ts'

type Props = { begun: Begun; onGoOn: () => void; onStartAgain: () => void }

/**
 * Offers a draft that was begun on this phone. On a phone of several people, another person's draft is shown only on
 * request.
 */
export default function BegunBefore({ begun, onGoOn, onStartAgain }: Props) {
  const t = useText()
  const { moment } = useFormat()
  return (
    <Stack>
      <Text size="lg">
        {t('An application was started on this phone: {{moment}}.', {
          moment: moment(new Date(begun.at).toISOString()),
        })}
      </Text>
      <Button data-autofocus onClick={onGoOn}>
        {t('Continue filling in')}
      </Button>
      <Button variant="default" onClick={onStartAgain}>
        {t('Start again')}
      </Button>
    </Stack>
  )
}
