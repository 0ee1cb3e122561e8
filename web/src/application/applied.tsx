import { Anchor, Button, Stack, Text } from '@mantine/core'
import type { Applied as Answer } from '@nivas/contract/reservations/application.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useGrace } from '../ui/use-grace.ts'

type Props = { applied: Answer; onClose: () => void }

/** Shows the reference number of the sent application, large enough to read it out or write it down. */
export function Applied({ applied, onClose }: Props) {
  const t = useText()
  const unlessAtOnce = useGrace()
  const { application_number: number } = applied
  return (
    <Dialog title="Application sent" onClose={onClose}>
      <Stack>
        <Text size="lg" role="status">
          {t(
            'Form Has Been Submitted Succesfully. We Will Send You An Acknoledgement Email Very Soon. Your reference number is {{number}}',
            { number },
          )}
        </Text>
        <Text fz="h1" fw={700} ta="center" data-testid="reference">
          {number}
        </Text>
        <Anchor href={`#/application-status?number=${number}`}>{t('Check my application')}</Anchor>
        <Button data-autofocus onClick={unlessAtOnce(onClose)}>
          {t('Close')}
        </Button>
      </Stack>
    </Dialog>
  )
}
