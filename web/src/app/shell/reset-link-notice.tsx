import { Alert, Button, Group } from '@mantine/core'
import { access as calls } from '@nivas/contract/access/calls.ts'
import type { CurrentUser } from '@nivas/contract/access/schemas.ts'
import { IconKey } from '@tabler/icons-react'
import { useCall } from '../../api/hooks.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { session } from '../session.tsx'

type Props = { link: NonNullable<CurrentUser['reset_link']> }

/**
 * Shows a user that an administrator made a link to set a new password for them, until they confirm that they have read
 * it.
 */
export default function ResetLinkNotice({ link: { by, at } }: Props) {
  const t = useText()
  const { moment } = useFormat()
  const seen = useCall(calls.seeResetLink, { onSuccess: ({ data }) => session.set({ user: data }) })
  return (
    <Alert
      color="hold"
      mb="sm"
      p="xs"
      icon={<IconKey />}
      title={t('Someone created a link to set a new password for you')}
    >
      {t('{{by}} created it on {{moment}}. If you did not request it, please tell another administrator.', {
        by,
        moment: moment(at),
      })}
      <Group mt="xs">
        <Button size="xs" variant="default" loading={seen.isPending} onClick={() => seen.mutate({})}>
          {t('I have read this')}
        </Button>
      </Group>
    </Alert>
  )
}
