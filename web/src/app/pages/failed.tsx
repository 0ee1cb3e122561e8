import { Button, Group } from '@mantine/core'
import { useText } from '../../languages/use-text.ts'
import { MessagePage } from './message.tsx'

type Props = {
  /** Retries the same screen without reloading the application. */
  reset?: () => void
}

/** Replaces a screen that failed, or that could not be fetched, so that the page is never blank. */
export function ScreenFailed({ reset }: Props) {
  const t = useText()
  return (
    <div role="alert">
      <MessagePage
        title={t('This page could not be shown')}
        text={t(
          'Please reload it. What was saved before is safe. If it happens again, please contact administrator.',
        )}
      >
        <Group>
          <Button onClick={() => window.location.reload()}>{t('Reload')}</Button>
          {reset && (
            <Button variant="default" onClick={reset}>
              {t('Try again')}
            </Button>
          )}
        </Group>
      </MessagePage>
    </div>
  )
}
