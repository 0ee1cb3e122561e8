import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'
import { access as calls } from '@nivas/contract/access/calls.ts'
import type { Mail } from '@nivas/contract/access/mail.ts'
import { say } from '@nivas/contract/texts.ts'
import { useCall } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { KeepOpen } from '../ui/keep-open.ts'
import { Refusal, useRefusal } from '../ui/refusal.tsx'

/** Explains what a link does, makes it, and shows it once. */
export function MakeLink({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const t = useText()
  const refusal = useRefusal()
  const make = useCall(calls.makeLink, {
    failsQuietly: true,
    onSuccess: refusal.dismiss,
    onFailure: refusal.show,
  })
  return (
    <Dialog title={say('Link for {{email}}', { email: mail.to })} onClose={onClose}>
      <KeepOpen when={make.isPending} />
      <Stack>
        <Refusal text={refusal.text} onDismiss={refusal.dismiss} />
        {make.data ? (
          <Made {...make.data.data} />
        ) : (
          <Text>
            {t(
              'This link sets a new password for the account. Give it only to the owner, who is told at the next sign-in that you created it. Earlier links stop working.',
            )}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" disabled={make.isPending} onClick={onClose}>
            {t(make.data ? 'Close' : 'Cancel')}
          </Button>
          {!make.data && (
            <Button loading={make.isPending} onClick={() => make.mutate({ mail_id: mail.id })}>
              {t('Create link')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}

function Made({ name, link }: { name: string; link: string }) {
  const t = useText()
  const address = window.location.origin + link
  return (
    <>
      <Text role="status">
        {t('This link is for {{name}}. It works once, within an hour, and is not shown again.', { name })}
      </Text>
      <TextInput
        label={t('Link')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button variant="light" onClick={copy}>
            {t(copied ? 'Copied' : 'Copy link')}
          </Button>
        )}
      </CopyButton>
    </>
  )
}
