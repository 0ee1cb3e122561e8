import type { PlainKey } from '@nivas/contract/texts.ts'
import { type ComponentProps, type ComponentType, type ReactNode, useRef, useState } from 'react'
import { type OnDemandFiles, useFetchFiles } from './on-demand-files.ts'
import type Camera from './scan/camera.tsx'

type CameraProps = ComponentProps<typeof Camera>

const files: OnDemandFiles<ComponentType<CameraProps>> = {
  load: async () => (await import('./scan/camera.tsx')).default,
}

export const NO_CAMERA: PlainKey =
  'The camera could not be loaded. Use a scanner, or try again with a connection.'

/**
 * Returns the camera of a field or a form. Its files load at the first use. When they cannot be fetched, `failed` is
 * true, so that the field can show it, the screen stays as it is, and the camera button tries again.
 */
export function useCamera(onText: (text: string) => void) {
  const fetchFiles = useFetchFiles()
  const [Loaded, setLoaded] = useState<ComponentType<CameraProps>>()
  const [failed, setFailed] = useState(false)
  /** Counts the requests. The camera stays off when its files arrive after something else was read. */
  const requests = useRef(0)
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
    look: () => {
      requests.current += 1
      const mine = requests.current
      void fetchFiles(files).then(
        (loaded) => {
          if (mine !== requests.current) return
          setFailed(false)
          // `setLoaded` would call the component if it were passed directly.
          setLoaded(() => loaded)
        },
        () => {
          if (mine === requests.current) setFailed(true)
        },
      )
    },
    failed,
    /** Cancels the camera and removes its failure, because a card was read in another way. */
    giveUp: () => {
      requests.current += 1
      setFailed(false)
    },
    picture,
  }
}
