import { Alert, Stack } from '@mantine/core'
import type { Identity } from '@nivas/contract/reservations/application.ts'
import type { Wording } from '@nivas/contract/texts.ts'
import { useText } from '../languages/use-text.ts'
import { IdentityForm } from './identity-form.tsx'

type Props = { why: Wording; onFound: (found: Identity | undefined) => void }

/** Asks for the applicant again, because the proof of identity has expired. `why` says so. */
export function IdentityAgain({ why, onFound }: Props) {
  const t = useText()
  return (
    <Stack>
      <Alert color="hold" role="alert">
        {t(why)} {t('What you filled in is still here.')}
      </Alert>
      <IdentityForm autoFocus onFound={onFound} />
    </Stack>
  )
}
