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
 * The camera of a field or a form, whose files come when it is first used. While they cannot be fetched the screen stays as
 * it is: the field says so (`failed`), and its button tries again.
 */
export function useCamera(onText: (text: string) => void) {
  const fetchFiles = useFetchFiles()
  const [Loaded, setLoaded] = useState<ComponentType<CameraProps>>()
  const [failed, setFailed] = useState(false)
  /** Counts what was asked for: a camera that comes after something else was read stays off. */
  const asked = useRef(0)
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
      asked.current += 1
      const mine = asked.current
      void fetchFiles(files).then(
        (loaded) => {
          if (mine !== asked.current) return
          setFailed(false)
          // A function would be called for the next state.
          setLoaded(() => loaded)
        },
        () => {
          if (mine === asked.current) setFailed(true)
        },
      )
    },
    failed,
    /** Something else is read: the camera is not needed any more, and its failure not shown. */
    giveUp: () => {
      asked.current += 1
      setFailed(false)
    },
    picture,
  }
}
