import { Alert, Button, Skeleton } from '@mantine/core'
import type { Text } from '@nivas/contract/texts.ts'
import { failureText } from '../../api/failure.ts'
import { useText } from '../../languages/use-text.ts'

type Props = {
  answer: { failureReason: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
  /** The height of the content that is loading. */
  h?: string
  /** Returns the text of a failure. */
  textOf?: (failure: unknown) => Text
}

/**
 * Stands in for the content of a dialog or a screen until its answer comes: a skeleton, or why loading failed with 'Try
 * again'.
 */
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
