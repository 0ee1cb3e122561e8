import { Button, FileButton, Paper, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { useText } from '../languages/use-text.ts'
import classes from './drop-zone.module.css'

type Props = { focused: boolean; onFile: (file: File) => void }

/** Accepts a file that is dropped on it, or chosen by its button. */
export function DropZone({ focused, onFile }: Props) {
  const t = useText()
  const [over, setOver] = useState(false)
  const reset = useRef<() => void>(null)
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    const file = event.type === 'drop' ? event.dataTransfer.files[0] : undefined
    if (file) onFile(file)
  }
  return (
    <Paper
      withBorder
      className={classes.zone}
      data-over={over || undefined}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
    >
      <FileButton
        accept=".csv,.txt,.tsv,.xlsx"
        resetRef={reset}
        onChange={(file) => {
          // Without this, a browser does not report the same file again after it was corrected.
          reset.current?.()
          if (file) onFile(file)
        }}
        inputProps={{ 'aria-label': t('File') }}
      >
        {(props) => (
          <Button {...props} size="md" autoFocus={focused} leftSection={<IconFileUpload size="1.2em" />}>
            {t('Choose a file')}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {t('or drop it here: CSV or XLSX, at most 32 MB')}
      </Text>
    </Paper>
  )
}
