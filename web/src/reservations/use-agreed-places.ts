import { useRef } from 'react'
import type { CallFailure } from '../api/failure.ts'
import { usePlacesQuestion } from './places.tsx'

/** The agreement to places that the server asked for. Only the next submission sends it. */
export function useAgreedPlaces() {
  const { askAfter } = usePlacesQuestion()
  const agreed = useRef(false)
  return {
    /** Whether the next submission sends the agreement. */
    isGiven: () => agreed.current,
    ask: async (guest: string, failure: CallFailure, submitAgain: () => void) => {
      if (!(await askAfter(guest, failure))) return
      agreed.current = true
      submitAgain()
    },
    take: (): { agreed_places?: true } => {
      const agreement = agreed.current ? ({ agreed_places: true } as const) : {}
      agreed.current = false
      return agreement
    },
  }
}
