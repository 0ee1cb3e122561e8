import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { useEffect } from 'react'
import { connected, send } from '../api/client.ts'
import { useStore } from '../api/store.ts'
import { answers } from './answers.ts'

const EVERY = 5000

const probe = () => void send(thisVenue, {}).catch(() => undefined)

/**
 * Whether the server answers. While it does not, it is asked every 5 seconds, and at once when the browser believes that
 * its network came or went; when it answers again, whatever the screen shows is read anew.
 */
export function useConnection(): boolean {
  const there = useStore(connected)
  useEffect(() => {
    window.addEventListener('online', probe)
    window.addEventListener('offline', probe)
    return () => {
      window.removeEventListener('online', probe)
      window.removeEventListener('offline', probe)
    }
  }, [])
  useEffect(() => {
    if (there) return
    const timer = setInterval(probe, EVERY)
    return () => {
      clearInterval(timer)
      void answers.invalidateQueries()
    }
  }, [there])
  return there
}
