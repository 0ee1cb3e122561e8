import type { UseFormReturnType } from '@mantine/form'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../api/store.ts'
import { useUser } from '../../app/session.tsx'
import { draftStore, type KeptDraft } from './draft-store.ts'
import { keepable } from './keepable.ts'

/** How a form's draft is kept. */
export type DraftOptions = {
  /** Which form, and of which record where it changes one: 'booking', `edit-details.${id}`. */
  name: string
  /** What people call the form. */
  title: PlainKey
  /** Whose record it is about: a name, a number. */
  detail?: string
  /** What the screen needs beside the fields to go on. */
  more?: unknown
}

/** In milliseconds: a fast typist's pause. */
const PAUSE = 300

type Fields = Record<string, unknown>

/**
 * Keeps what is typed into a form, for the person who types, until it is saved or given up. A form that opens again
 * holds it again: what was changed then, on top of what the form holds at first now.
 */
export function useDraft<V extends Fields>(
  form: UseFormReturnType<V>,
  initial: V,
  options: DraftOptions | undefined,
  secret: readonly string[] = [],
) {
  const owner = useUser()?.id
  const isKnown = useStore(draftStore.known) !== undefined
  const [restored, setRestored] = useState<Pick<KeptDraft, 'at' | 'withheld'>>()
  /** What is still to be written, and whether an earlier draft was looked for. */
  const state = useRef<{ write?: () => void; begun: boolean }>({ begun: false })
  const name = options?.name

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the drafts are known.
  useEffect(() => {
    if (!isKnown || state.current.begun) return
    state.current.begun = true
    const found = owner !== undefined && name !== undefined && draftStore.find(owner, name)
    if (!found || form.isDirty()) return
    form.setValues({ ...form.getValues(), ...(found.values as Partial<V>) })
    setRestored({ at: found.at, withheld: found.withheld })
  }, [isKnown])

  const { values } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is the values.
  useEffect(() => {
    if (owner === undefined || !options || !state.current.begun) return
    state.current.write = () => {
      delete state.current.write
      const kept = keepable(values, initial, secret)
      if (Object.keys(kept.values).length === 0) void draftStore.forget(owner, options.name)
      else void draftStore.keep({ ...options, owner, at: Date.now(), ...kept })
    }
    const timer = setTimeout(() => state.current.write?.(), PAUSE)
    return () => clearTimeout(timer)
  }, [values, isKnown])

  useEffect(() => {
    const flush = () => state.current.write?.()
    // Leaving asks, and what was typed last is written meanwhile: after `pagehide` a browser may not finish a write.
    window.addEventListener('beforeunload', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('beforeunload', flush)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  return {
    /** The draft that the form began with; undefined where there was none. */
    restored,
    /** The form was saved or given up: only what is typed from now on is kept. */
    forget: () => {
      delete state.current.write
      setRestored(undefined)
      if (owner !== undefined && name !== undefined) void draftStore.forget(owner, name)
    },
  }
}
