import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import { planning as calls } from '@nivas/contract/planning/calls.ts'
import type { Plan } from '@nivas/contract/planning/schemas.ts'
import { useCall } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { outOf100 } from './words.ts'

/** The progress of a plan. The user can stop it to see the best result so far, or discard it. */
export function PlanProgress({ plan, onLeave }: { plan: Plan; onLeave: () => void }) {
  const t = useText()
  const stop = useCall(calls.stop, { makesStale: [calls.get, calls.recent], quiet: true })
  const { id, share, quality, bound } = plan
  const discard = () => stop.mutateAsync({ id, keep: false }).then(onLeave, () => {})
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Text role="status">
          {quality === null
            ? t('Loading reservations and rooms …')
            : t('{{done}} % searched · quality so far {{quality}}, at most {{bound}} possible', {
                done: Math.round(share * 100),
                quality: outOf100(quality),
                bound: outOf100(bound),
              })}
        </Text>
        <Progress value={share * 100} size="lg" animated aria-label={t('Plan an event')} />
        <Text size="sm" c="dimmed">
          {t(
            'This takes up to a minute. You can leave this page: the plan continues and appears under Plans so far.',
          )}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" disabled={stop.isPending} onClick={() => void discard()}>
            {t('Discard the plan')}
          </Button>
          <Button disabled={stop.isPending} onClick={() => stop.mutate({ id, keep: true })}>
            {t('Stop and show the best so far')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
