import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { DropZone } from './drop-zone.tsx'
import { kindTitles } from './kind-titles.ts'
import { useKinds } from './kinds.ts'
import { Templates } from './templates.tsx'
import { UnderWay } from './under-way.tsx'
import { useUpload } from './use-upload.ts'

type Props = {
  /** The chosen kind, which the user may lack the permission to import; '' before a choice. */
  chosen: string
  onChoose: (kind: string) => void
  /** Whether this follows an earlier import, so that the field for the file gets the focus. */
  isAnother: boolean
  onUploaded: (id: number) => void
}

/** The choice of the kind of import, its template, and the file. */
export function ChooseFile({ chosen, onChoose, isAnother, onUploaded }: Props) {
  const t = useText()
  const kinds = useKinds()
  const kind = kinds.find((one) => one === chosen) ?? kinds[0]
  const upload = useUpload(onUploaded)
  if (!kind) return null
  return (
    <>
      <Heading state={t('You will see what the file changes before anything is changed.')} />
      <Stack gap="md" maw="60rem">
        <Radio.Group label={t('What do you want to import?')} value={kind} onChange={onChoose}>
          <Group gap="lg" mt="xs">
            {kinds.map((one) => (
              <Radio key={one} value={one} label={t(kindTitles[one])} disabled={upload.sending} />
            ))}
          </Group>
        </Radio.Group>
        <Templates kind={kind} />
        {upload.sending ? (
          <Stack gap="xs">
            <UnderWay label="Sending the file" progress={Math.round(upload.sent * 100)} />
            <Button variant="default" onClick={upload.cancel} style={{ alignSelf: 'flex-start' }}>
              {t('Cancel')}
            </Button>
          </Stack>
        ) : (
          <DropZone focused={isAnother} onFile={(file) => void upload.send(kind, file)} />
        )}
        {upload.failure && (
          <Alert color="red" role="alert" title={t('The file was not accepted.')}>
            <Text size="sm">{t(upload.failure)}</Text>
            {upload.again && (
              <Button size="xs" color="red" mt="xs" onClick={upload.again}>
                {t('Try again')}
              </Button>
            )}
          </Alert>
        )}
      </Stack>
    </>
  )
}
