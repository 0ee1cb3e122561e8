import { Button, FileButton, Group, Input, Stack } from '@mantine/core'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import type { Wording } from '@nivas/contract/texts.ts'
import { IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { send } from '../api/client.ts'
import { failureText, genericText } from '../api/failure.ts'
import { reach } from '../api/reach.ts'
import { useText } from '../languages/use-text.ts'
import { KeepOpen } from '../ui/keep-open.ts'
import { Picture } from './picture.tsx'
import { shrinkImage } from './shrink-image.ts'

type Props = {
  shop: SystemId
  /** The name of the field in the form. */
  field: string
  /** The id of the picture. */
  value: number | null
  onChange: (id: number | null) => void
  error?: React.ReactNode
}

/** The field of a picture, which is shrunk here and uploaded when it is chosen, before the form is submitted. */
export function ImageField({ shop, field, value, onChange, error }: Props) {
  const t = useText()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Wording>()
  const again = useRef<() => void>(null)
  const choose = async (file: File | null) => {
    again.current?.()
    if (!file) return
    setSending(true)
    setProblem(undefined)
    try {
      const small = await shrinkImage(file)
      if (!small) return setProblem('A file of this type cannot be used here. Please choose another one.')
      await reach()
      const { data } = await send(calls.uploadImage, { systemid: shop, file: small })
      onChange(data.id)
    } catch (failure) {
      const why = failureText(failure)
      setProblem(
        why === genericText.wrong
          ? 'Something went while uploading the file. Please contact administrator.'
          : why,
      )
    } finally {
      setSending(false)
    }
  }
  return (
    <Input.Wrapper
      label={t('Picture')}
      error={problem ? t(problem) : error}
      data-path={field}
      labelElement="div"
    >
      <KeepOpen when={sending} />
      <Group gap="sm">
        <Picture id={value} alt={t('Picture')} size="large" />
        <Stack gap="xs" align="flex-start">
          <FileButton
            resetRef={again}
            accept="image/*"
            onChange={(file) => void choose(file)}
            inputProps={{ 'aria-label': t('Choose an image') }}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={sending}
                leftSection={<IconPhotoUp size="1.1em" />}
              >
                {t('Choose an image')}
              </Button>
            )}
          </FileButton>
          {value !== null && (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size="1.1em" />}
              onClick={() => onChange(null)}
            >
              {t('Remove the image')}
            </Button>
          )}
        </Stack>
      </Group>
    </Input.Wrapper>
  )
}
