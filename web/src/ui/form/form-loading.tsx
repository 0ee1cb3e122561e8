import { Alert, Button, Skeleton } from '@mantine/core'
import type { Text } from '@nivas/contract/texts.ts'
import { failureText } from '../../api/failure.ts'
import { useText } from '../../languages/use-text.ts'

type Props = {
  answer: { failureReason: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
  /** The height of what is loaded. */
  h?: string
  /** The text of the failure. */
  textOf?: (failure: unknown) => Text
}

/** What a dialog or a screen shows until it has its answer: the skeleton, or why there is none, and 'Try again'. */
export function FormLoading({ answer, h = '20rem', textOf = failureText }: Props) {
  const t = useText()
  if (!answer.failureReason) return <Skeleton h={h} />
  return (
    <Alert color="red" role="alert" title={t(textOf(answer.failureReason))}>
      <Button variant="default" loading={answer.isFetching} onClick={() => void answer.refetch()}>
        {t('Try again')}
      </Button>
    </Alert>
  )
}
