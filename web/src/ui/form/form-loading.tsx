import { Alert, Button, Skeleton } from '@mantine/core'
import { failureText } from '../../api/failure.ts'
import { useText } from '../../languages/use-text.ts'

type Props = { answer: { failureReason: unknown; isFetching: boolean; refetch: () => Promise<unknown> } }

/** What a dialog shows until it has the answer that its form opens with: the skeleton, or why there is none. */
export function FormLoading({ answer }: Props) {
  const t = useText()
  if (!answer.failureReason) return <Skeleton h="20rem" />
  return (
    <Alert color="red" role="alert" title={t(failureText(answer.failureReason))}>
      <Button variant="default" loading={answer.isFetching} onClick={() => void answer.refetch()}>
        {t('Try again')}
      </Button>
    </Alert>
  )
}
