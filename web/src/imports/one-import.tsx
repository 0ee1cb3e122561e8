import { Alert, Button, Skeleton, Stack } from '@mantine/core'
import { imports as calls } from '@nivas/contract/imports/calls.ts'
import type { Import, ImportKind } from '@nivas/contract/imports/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import type { ReactNode } from 'react'
import { type CallFailure, failureText } from '../api/failure.ts'
import { useAnswer, useCall } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { useDelayed } from '../ui/use-delayed.ts'
import { Checked } from './checked.tsx'
import { Done } from './done.tsx'
import { FileHeading } from './file-heading.tsx'
import { UnderWay } from './under-way.tsx'

/** The interval of polls while an import is running, in ms. */
const OFTEN = 500

const isUnderWay = (state: Import['state'] | undefined) => state === 'checking' || state === 'importing'

/** Whether the import no longer exists, because it was discarded elsewhere or is too old. */
const isGone = (failure: CallFailure | null) => failure?.status === 404

type Props = { id: number; onChooseAnother: (kind?: ImportKind) => void }

/** An import after its file was accepted. */
export function OneImport({ id, onChooseAnother }: Props) {
  const t = useText()
  const answer = useAnswer(
    calls.get,
    { id },
    {
      refetchInterval: ({ state: { data, error } }) =>
        isUnderWay(data?.data.state) && !isGone(error) ? OFTEN : false,
      refetchIntervalInBackground: true,
    },
  )
  const discard = useCall(calls.discard, { quiet: true, failsQuietly: true })
  const found = answer.data?.data

  const chooseAnother = () => {
    if (found?.state === 'checked' || found?.state === 'failed') discard.mutate({ id })
    onChooseAnother(found?.kind)
  }
  const another = (
    <Button variant="default" autoFocus onClick={chooseAnother}>
      {t('Choose another file')}
    </Button>
  )
  if (found?.state !== 'done' && isGone(answer.error))
    return (
      <Refused title="This file is no longer here." action={another}>
        {t('It was imported, discarded, or waited for more than 7 days.')}
      </Refused>
    )
  if (!found && answer.error)
    return (
      <Refused
        title="The state of the import could not be loaded."
        action={
          <Button color="red" onClick={() => void answer.refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {t(failureText(answer.error))}
      </Refused>
    )
  if (!found) return <Loading />
  if (found.state === 'failed')
    return (
      <Refused title="The file could not be imported." state={found} action={another}>
        {found.failure && t(found.failure)}
      </Refused>
    )
  if (found.state === 'checked') return <Checked found={found} onChooseAnother={chooseAnother} />
  if (found.state === 'done') return <Done found={found} onChooseAnother={chooseAnother} />
  return (
    <>
      <FileHeading found={found} />
      <UnderWay
        key={found.state}
        label={found.state === 'checking' ? 'Checking the file' : 'Importing rows'}
        progress={found.progress}
        rows={found.rows}
      />
    </>
  )
}

function Loading() {
  const late = useDelayed()
  return (
    <>
      <Heading />
      {late && <Skeleton height={80} />}
    </>
  )
}

type RefusedProps = { title: PlainKey; state?: Import; action: ReactNode; children: ReactNode }

function Refused({ title, state, action, children }: RefusedProps) {
  const t = useText()
  return (
    <>
      {state ? <FileHeading found={state} /> : <Heading />}
      <Stack gap="md" align="flex-start">
        <Alert color="red" role="alert" title={t(title)} w="100%">
          {children}
        </Alert>
        {action}
      </Stack>
    </>
  )
}
