import { Alert, Button, Skeleton } from '@mantine/core'
import { failureText } from '../../api/failure.ts'
import { useText } from '../../languages/use-text.ts'

type Props = {
  answer: { failureReason: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
  /** The height of what is loaded. */
  h?: string
}

/** What a dialog or a screen shows until it has its answer: the skeleton, or why there is none, and 'Try again'. */
export function FormLoading({ answer, h = '20rem' }: Props) {
  const t = useText()
  if (!answer.failureReason) return <Skeleton h={h} />
  return (
    <Alert color="red" role="alert" title={t(failureText(answer.failureReason))}>
      <Button variant="default" loading={answer.isFetching} onClick={() => void answer.refetch()}>
        {t('Try again')}
      </Button>
    </Alert>
  )
}
