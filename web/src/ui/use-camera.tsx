import type { PlainKey } from '@nivas/contract/texts.ts'
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react'
import { type OnDemandFiles, useFetchFiles } from './on-demand-files.ts'
import type Camera from './scan/camera.tsx'

type CameraProps = ComponentProps<typeof Camera>

const files: OnDemandFiles<ComponentType<CameraProps>> = {
  load: async () => (await import('./scan/camera.tsx')).default,
}

export const NO_CAMERA: PlainKey =
  'The camera could not be loaded. Use a scanner, or try again with a connection.'

/**
 * The camera of a field or a form, whose files come when it is first used. While they cannot be fetched the screen stays as
 * it is: the field says so (`failed`), and its button tries again.
 */
export function useCamera(onText: (text: string) => void) {
  const fetchFiles = useFetchFiles()
  const [Loaded, setLoaded] = useState<ComponentType<CameraProps>>()
  const [failed, setFailed] = useState(false)
  const end = () => setLoaded(undefined)
  const picture: ReactNode = Loaded && (
    <Loaded
      onClose={end}
      onText={(text) => {
        end()
        onText(text)
      }}
    />
  )
  return {
    /** A browser allows its camera only to pages over https, or from this machine. */
    hasCamera: window.isSecureContext && navigator.mediaDevices !== undefined,
    look: () =>
      fetchFiles(files).then(
        (loaded) => {
          setFailed(false)
          // A function would be called for the next state.
          setLoaded(() => loaded)
        },
        () => setFailed(true),
      ),
    failed,
    /** The screen has another text to show. */
    forgetFailure: () => setFailed(false),
    picture,
  }
}
